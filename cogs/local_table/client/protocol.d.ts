// Written by .ci/client/protocol.py out of protocol.py, table_types.py and start_types.py: change it there.

/** Somebody. */
export interface NamedJson {
  id: string;
  name: string;
}

/** Who wrote a message. */
export interface AuthorJson {
  id: string;
  name: string;
  bot: boolean;
}

/** A file in a message. `size`: bytes. */
export interface FileJson {
  name: string;
  url: string;
  size: number;
  type: string;
}

/** The command that a message answers. */
export interface SaidForJson {
  name: string;
}

/** A message in a place. `answers`: the message with the control that was pressed, of an answer for me alone. `understood`: what the others took from one of mine. */
export interface MessageJson {
  id: string;
  place: string;
  author: AuthorJson;
  at: number;
  edited: number | null;
  content: string;
  components: ({ [key: string]: any })[];
  attachments: FileJson[];
  calls_me: boolean;
  only_you: boolean;
  said_for: SaidForJson | null;
  answers: string | null;
  understood?: string | null;
}

/** A place in the list. `calls`: messages not read yet that call me. */
export interface PlaceJson {
  id: string;
  kind: "square" | "letters" | "room" | "thread";
  name: string;
  unread: number;
  calls: number;
  write: boolean;
  closed: boolean;
}

/** What people and places are called, by id. */
export interface NamesJson {
  people: { [key: string]: string };
  places: { [key: string]: string };
}

/** The evening's clock. `ends`: of the phase; `until_me`: it runs ahead; `onward`: where running ahead leads, past what is asked of me, to what comes next, or to the end. */
export interface ClockJson {
  now: number;
  speed: number;
  paused: boolean;
  until_me: boolean;
  onward?: "asked" | "next" | "end";
  phase: string | null;
  ends: number | null;
  mood?: "lobby" | "night" | "day" | "vote" | "over";
}

/** Who has the floor, and who must be silent, by id. `narrator`: whether one is to be heard. */
export interface VoiceJson {
  silenced: string[];
  floor: string | null;
  narrator: boolean;
}

/** Somebody at the table, as a menu calls them. */
export interface SeatJson {
  seat: number;
  name: string;
}

/** What I was told of a seat: whether it is an enemy. */
export interface ToldJson {
  seat: number;
  hostile: boolean;
}

/** What I may say by a button now, and in which place. `told`: None where nobody is told anything at this table. */
export interface TalkJson {
  place: string;
  seats: SeatJson[];
  roles: NamedJson[];
  told: ToldJson[] | null;
}

/** What is asked of me, and the control that answers it, where that stands already. `press`: what a button says that does it at once. */
export interface NeedJson {
  place: string;
  message: string | null;
  control: string | null;
  text: string;
  until: number | null;
  press: string | null;
}

/** Somebody in the server; at the table where there is a `seat`. `alive`: None before the game. */
export interface PersonJson {
  id: string;
  seat: number | null;
  name: string;
  alive: boolean | null;
  left: boolean;
  me: boolean;
}

/** Who left, what I was told, or who accuses me. */
export interface SkippedLineJson {
  kind: "left" | "told" | "accused";
  text: string;
}

/** What came while the evening ran ahead. `number`: of the stop; `since`, `newest`: the newest message of each place when it set out and when it stopped. */
export interface SkippedJson {
  number: number;
  since: { [key: string]: string };
  newest: { [key: string]: string };
  lines: SkippedLineJson[];
}

/** The card in my hand. `colour`: the number of its side's. */
export interface CardJson {
  role: string;
  side: string;
  colour: number;
}

/** The running ballot. `voters`: who may vote; `hands`: those that may be seen, voter to seats. */
export interface BallotJson {
  voted: number;
  voters: number;
  hands: { [key: string]: number[] };
}

/** Something that I know of a seat. `side`: the number of a side's colour. */
export interface FactJson {
  kind: "card" | "mate" | "answer" | "claim" | "heard";
  text: string;
  side: number | null;
}

/** What is asked and answered by naming seats. `controls`: its menus; `ordered`: each for one of several places; `back`: the button that takes the answer back. */
export interface QuestionJson {
  text: string;
  place: string;
  message: string;
  controls: string[];
  ordered: boolean;
  back: string | null;
  seats: number[];
  given: number[];
}

/** What lies on the seats. `token`: of the game; `accused`: seats on defence; `known`: by seat, what weighs most first. */
export interface SeatsJson {
  token: string | null;
  card: CardJson | null;
  ballot: BallotJson | null;
  accused: number[];
  known: { [key: string]: FactJson[] };
  asked: QuestionJson[];
}

/** What the card in my hand says: another `key` is another card. `text`: in paragraphs; `letter`: the message that has brought it. */
export interface CardTextJson {
  key: string;
  text: string[];
  letter: string | null;
}

/** I am out of the game. `place`: where the dead talk; `closed`: what controls are for that are not for me now. */
export interface FallJson {
  key: string;
  title: string;
  lines: string[];
  place: string | null;
  closed: string[];
}

/** What I am told of myself, over all else. */
export interface MomentsJson {
  card: CardTextJson | null;
  fall: FallJson | null;
}

/** What an option of a command may be. */
export interface ChoiceJson {
  name: string;
  value: string | number;
}

/** An option of a command. `called`: its name in the viewer's language. */
export interface OptionJson {
  name: string;
  called: string;
  description: string;
  kind: "choice" | "text" | "number" | "yesno" | "person" | "place";
  required: boolean;
  choices: ChoiceJson[] | null;
  complete: boolean;
  places?: string[];
}

/** A command. `called`: its name in the viewer's language; `letters`: it may be given in direct messages too. */
export interface CommandJson {
  name: string;
  called: string;
  description: string;
  options: OptionJson[];
  letters: boolean;
}

/** A role of a rulebook. `seats`: the numbers of players at which it is dealt. */
export interface RoleJson {
  id: string;
  name: string;
  team: string;
  blurb: string;
  seats: number[];
}

/** How many of a hundred games a side wins. */
export interface SideOddsJson {
  name: string;
  won: number;
}

/** The odds at a number of seats. `even`: whether every side has something to win. */
export interface OddsJson {
  seats: number;
  sides: SideOddsJson[];
  even: boolean;
}

/** A rulebook that can be played. `players`, `minutes`: from, to; `usual`: seats that are offered first; `by_hand`: whether a table may be built of whichever roles one likes. */
export interface RulebookJson {
  id: string;
  title: string;
  blurb: string;
  players: number[];
  minutes: number[];
  usual: number;
  by_hand: boolean;
  odds: OddsJson[];
  roles: RoleJson[];
}

/** A language of the page. */
export interface LanguageJson {
  id: string;
  name: string;
  direction: "ltr" | "rtl";
}

/** What may be chosen. */
export interface CatalogJson {
  rulebooks: RulebookJson[];
  languages: LanguageJson[];
}

/** An evening that is kept. `over`: its game has ended, and its story can be read; `lesson`: it is a lesson. */
export interface ResumableJson {
  title: string;
  over: boolean;
  lesson?: boolean;
  phase?: string | null;
  people?: string | null;
  when?: number | null;
}

/** What became of a seat. `id`: whose it was; `colour`: the number of its side's. */
export interface FateJson {
  id: string;
  seat: number;
  name: string;
  role: string;
  team: string;
  colour: number;
  fate: string;
  won: boolean;
  alive: boolean;
  left: boolean;
}

/** A phase of the story. */
export interface ChapterJson {
  title: string;
  lines: string[];
}

/** A file that can be kept of the game. */
export interface KeptFileJson {
  name: string;
  url: string;
  what: string;
}

/** The end of a game. `won`: whether I did, None where I only watched or nobody did; `colour`: the number of the winning side's; `turns`: turning points; `picture`: its address, once it is drawn; `keepsake`: all of this in one file. */
export interface EndJson {
  title: string;
  won: boolean | null;
  colour: number | null;
  outcome: string;
  turns: string[];
  people: FateJson[];
  chapters: ChapterJson[];
  picture: string | null;
  keepsake: KeptFileJson;
  files: KeptFileJson[];
}

/** A table as it is asked for. `role`: the one that I wish for; `watch`: I only look on; `look`: the lobby waits for me to begin; `lesson`: no table, but a lesson. */
export interface WantedJson {
  rulebook: string;
  language: string;
  seats: number;
  name: string;
  role: string | null;
  watch: boolean;
  look?: boolean;
  lesson?: boolean;
}

/** All that is shown. `lesson`: no table is open, but a lesson; `messages`: by place; `words`: the page's texts by id; `trouble`: what went wrong. */
export interface Everything {
  see: "all";
  screen: "start" | "table";
  lesson: boolean;
  language: string;
  direction: "ltr" | "rtl";
  words: { [key: string]: string };
  catalog: CatalogJson;
  resumable: ResumableJson | null;
  me: NamedJson;
  places: PlaceJson[];
  messages: { [key: string]: MessageJson[] };
  names: NamesJson;
  commands: CommandJson[];
  clock: ClockJson;
  voice: VoiceJson | null;
  talk?: TalkJson | null;
  needs: NeedJson[];
  people: PersonJson[];
  skipped: SkippedJson | null;
  seats: SeatsJson;
  moments: MomentsJson;
  end: EndJson | null;
  trouble?: string | null;
}

/** A place is there, or is another than it was. */
export interface PlaceSeen {
  see: "place";
  place: PlaceJson;
}

/** A place is there no more. */
export interface PlaceGone {
  see: "place_gone";
  id: string;
}

/** A message is there, or is another than it was. */
export interface MessageSeen {
  see: "message";
  message: MessageJson;
}

/** A message is there no more. */
export interface MessageGone {
  see: "message_gone";
  place: string;
  id: string;
}

/** Names have changed. */
export interface NamesSeen {
  see: "names";
  names: NamesJson;
}

/** The clock goes otherwise than one would think. */
export interface ClockSeen {
  see: "clock";
  clock: ClockJson;
}

/** Others may speak. */
export interface VoiceSeen {
  see: "voice";
  voice: VoiceJson | null;
}

/** I may say something else than before, or nothing. */
export interface TalkSeen {
  see: "talk";
  talk: TalkJson | null;
}

/** Something else is asked of me. */
export interface NeedsSeen {
  see: "needs";
  needs: NeedJson[];
}

/** Something is otherwise with the people. */
export interface PeopleSeen {
  see: "people";
  people: PersonJson[];
}

/** The evening has run ahead, or what it passed over is of no use any more. */
export interface SkippedSeen {
  see: "skipped";
  skipped: SkippedJson | null;
}

/** Something else lies on the seats. */
export interface SeatsSeen {
  see: "seats";
  seats: SeatsJson;
}

/** I have another card, or am out of the game. */
export interface MomentsSeen {
  see: "moments";
  moments: MomentsJson;
}

/** The game has ended, or there is more to be shown of its end. */
export interface EndSeen {
  see: "end";
  end: EndJson | null;
}

/** A part of what is said. */
export interface RecordingJson {
  url: string;
  seconds: number;
}

/** The narrator says this now: a sentence to be read, in recordings that follow each other. */
export interface CueJson {
  see: "cue";
  language: string;
  text: string;
  parts: RecordingJson[];
}

/** A form that the bot asks for: Discord's modal. */
export interface FormJson {
  form: string;
  title: string;
  components: ({ [key: string]: any })[];
}

/** Something that is asked of me, and what it asks. */
export interface LostJson {
  id: string;
  text: string;
}

/** The answer to a request. `why`: what is in the way, where it is not `ok`; `lost`: what I would give up. */
export interface AnswerJson {
  re: string;
  ok: boolean;
  why?: string;
  form?: FormJson;
  choices?: ChoiceJson[];
  clock?: ClockJson;
  lost?: LostJson[];
}

/** Everything, or what has changed. */
export type Seen = Everything | PlaceSeen | PlaceGone | MessageSeen | MessageGone | NamesSeen | ClockSeen | VoiceSeen | TalkSeen | NeedsSeen | PeopleSeen | SkippedSeen | SeatsSeen | MomentsSeen | EndSeen | CueJson;
