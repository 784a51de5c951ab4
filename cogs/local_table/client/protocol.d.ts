// Written by .ci/client/protocol.py out of protocol.py, table_types.py and start_types.py: change it there.

/** Somebody. */
export interface Named {
  id: string;
  name: string;
}

/** Who wrote a message. */
export interface Author {
  id: string;
  name: string;
  bot: boolean;
}

/** A file in a message. `size`: bytes. */
export interface File {
  name: string;
  url: string;
  size: number;
  type: string;
}

/** The command that a message answers. */
export interface SaidFor {
  name: string;
}

/** A message in a place. `answers`: the message with the control that was pressed, of an answer for me alone. `understood`: what the others took from one of mine. */
export interface Message {
  id: string;
  place: string;
  author: Author;
  at: number;
  edited: number | null;
  content: string;
  components: ({ [key: string]: any })[];
  attachments: File[];
  calls_me: boolean;
  only_you: boolean;
  said_for: SaidFor | null;
  answers: string | null;
  understood?: string | null;
}

/** A place in the list. `calls`: messages not read yet that call me. */
export interface Place {
  id: string;
  kind: "square" | "letters" | "room" | "thread";
  name: string;
  unread: number;
  calls: number;
  write: boolean;
  closed: boolean;
}

/** What people and places are called, by id. */
export interface Names {
  people: { [key: string]: string };
  places: { [key: string]: string };
}

/** The evening's clock. `ends`: of the phase; `until_me`: it runs ahead; `onward`: where running ahead leads, past what is asked of me, to what comes next, or to the end. */
export interface Clock {
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
export interface Voice {
  silenced: string[];
  floor: string | null;
  narrator: boolean;
}

/** Somebody at the table, as a menu calls them. */
export interface Seat {
  seat: number;
  name: string;
}

/** What I was told of a seat: whether it is an enemy. */
export interface Told {
  seat: number;
  hostile: boolean;
}

/** What I may say by a button now, and in which place. `told`: None where nobody is told anything at this table. */
export interface Talk {
  place: string;
  seats: Seat[];
  roles: Named[];
  told: Told[] | null;
}

/** What is asked of me, and the control that answers it, where that stands already. `press`: what a button says that does it at once. */
export interface Need {
  place: string;
  message: string | null;
  control: string | null;
  text: string;
  until: number | null;
  press: string | null;
}

/** Somebody in the server; at the table where there is a `seat`. `alive`: None before the game. */
export interface Person {
  id: string;
  seat: number | null;
  name: string;
  alive: boolean | null;
  left: boolean;
  me: boolean;
}

/** Who left, what I was told, or who accuses me. */
export interface SkippedLine {
  kind: "left" | "told" | "accused";
  text: string;
}

/** What came while the evening ran ahead. `number`: of the stop; `since`, `newest`: the newest message of each place when it set out and when it stopped. */
export interface Skipped {
  number: number;
  since: { [key: string]: string };
  newest: { [key: string]: string };
  lines: SkippedLine[];
}

/** The card in my hand. `colour`: the number of its side's. */
export interface Card {
  role: string;
  side: string;
  colour: number;
}

/** The running ballot. `voters`: who may vote; `hands`: those that may be seen, voter to seats. */
export interface Ballot {
  voted: number;
  voters: number;
  hands: { [key: string]: number[] };
}

/** Something that I know of a seat. `side`: the number of a side's colour. */
export interface Fact {
  kind: "card" | "mate" | "answer" | "claim" | "heard";
  text: string;
  side: number | null;
}

/** What is asked and answered by naming seats. `controls`: its menus; `ordered`: each for one of several places; `back`: the button that takes the answer back. */
export interface Question {
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
export interface Seats {
  token: string | null;
  card: Card | null;
  ballot: Ballot | null;
  accused: number[];
  known: { [key: string]: Fact[] };
  asked: Question[];
}

/** What the card in my hand says: another `key` is another card. `text`: in paragraphs; `letter`: the message that has brought it. */
export interface CardText {
  key: string;
  text: string[];
  letter: string | null;
}

/** I am out of the game. `place`: where the dead talk; `closed`: what controls are for that are not for me now. */
export interface Fall {
  key: string;
  title: string;
  lines: string[];
  place: string | null;
  closed: string[];
}

/** What I am told of myself, over all else. */
export interface Moments {
  card: CardText | null;
  fall: Fall | null;
}

/** What an option of a command may be. */
export interface Choice {
  name: string;
  value: string | number;
}

/** An option of a command. */
export interface Option {
  name: string;
  description: string;
  kind: "choice" | "text" | "number" | "yesno" | "person" | "place";
  required: boolean;
  choices: Choice[] | null;
  complete: boolean;
  places?: string[];
}

/** A command. `letters`: it may be given in direct messages too. */
export interface Command {
  name: string;
  description: string;
  options: Option[];
  letters: boolean;
}

/** A role of a rulebook. `seats`: the numbers of players at which it is dealt. */
export interface Role {
  id: string;
  name: string;
  team: string;
  blurb: string;
  seats: number[];
}

/** How many of a hundred games a side wins. */
export interface SideOdds {
  name: string;
  won: number;
}

/** The odds at a number of seats. `even`: whether every side has something to win. */
export interface Odds {
  seats: number;
  sides: SideOdds[];
  even: boolean;
}

/** A rulebook that can be played. `players`, `minutes`: from, to; `usual`: seats that are offered first. */
export interface Rulebook {
  id: string;
  title: string;
  blurb: string;
  players: number[];
  minutes: number[];
  usual: number;
  odds: Odds[];
  roles: Role[];
}

/** A language of the page. */
export interface Language {
  id: string;
  name: string;
  direction: "ltr" | "rtl";
}

/** What may be chosen. */
export interface Catalog {
  rulebooks: Rulebook[];
  languages: Language[];
}

/** An evening that is kept. `over`: its game has ended, and its story can be read. */
export interface Resumable {
  title: string;
  over: boolean;
  phase?: string | null;
  people?: string | null;
  when?: number | null;
}

/** What became of a seat. `id`: whose it was; `colour`: the number of its side's. */
export interface Fate {
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
export interface Chapter {
  title: string;
  lines: string[];
}

/** A file that can be kept of the game. */
export interface KeptFile {
  name: string;
  url: string;
  what: string;
}

/** The end of a game. `won`: whether I did, None where I only watched or nobody did; `colour`: the number of the winning side's; `turns`: turning points; `picture`: its address, once it is drawn; `keepsake`: all of this in one file. */
export interface End {
  title: string;
  won: boolean | null;
  colour: number | null;
  outcome: string;
  turns: string[];
  people: Fate[];
  chapters: Chapter[];
  picture: string | null;
  keepsake: KeptFile;
  files: KeptFile[];
}

/** A table as it is asked for. `role`: the one that I wish for; `watch`: I only look on; `look`: the lobby waits for me to begin. */
export interface Wanted {
  rulebook: string;
  language: string;
  seats: number;
  name: string;
  role: string | null;
  watch: boolean;
  look?: boolean;
}

/** All that is shown. `messages`: by place; `words`: the page's texts by id; `trouble`: what went wrong. */
export interface Everything {
  see: "all";
  screen: "start" | "table";
  language: string;
  direction: "ltr" | "rtl";
  words: { [key: string]: string };
  catalog: Catalog;
  resumable: Resumable | null;
  me: Named;
  places: Place[];
  messages: { [key: string]: Message[] };
  names: Names;
  commands: Command[];
  clock: Clock;
  voice: Voice | null;
  talk?: Talk | null;
  needs: Need[];
  people: Person[];
  skipped: Skipped | null;
  seats: Seats;
  moments: Moments;
  end: End | null;
  trouble?: string | null;
}

/** A place is there, or is another than it was. */
export interface PlaceSeen {
  see: "place";
  place: Place;
}

/** A place is there no more. */
export interface PlaceGone {
  see: "place_gone";
  id: string;
}

/** A message is there, or is another than it was. */
export interface MessageSeen {
  see: "message";
  message: Message;
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
  names: Names;
}

/** The clock goes otherwise than one would think. */
export interface ClockSeen {
  see: "clock";
  clock: Clock;
}

/** Others may speak. */
export interface VoiceSeen {
  see: "voice";
  voice: Voice | null;
}

/** I may say something else than before, or nothing. */
export interface TalkSeen {
  see: "talk";
  talk: Talk | null;
}

/** Something else is asked of me. */
export interface NeedsSeen {
  see: "needs";
  needs: Need[];
}

/** Something is otherwise with the people. */
export interface PeopleSeen {
  see: "people";
  people: Person[];
}

/** The evening has run ahead, or what it passed over is of no use any more. */
export interface SkippedSeen {
  see: "skipped";
  skipped: Skipped | null;
}

/** Something else lies on the seats. */
export interface SeatsSeen {
  see: "seats";
  seats: Seats;
}

/** I have another card, or am out of the game. */
export interface MomentsSeen {
  see: "moments";
  moments: Moments;
}

/** The game has ended, or there is more to be shown of its end. */
export interface EndSeen {
  see: "end";
  end: End | null;
}

/** A part of what is said. */
export interface Recording {
  url: string;
  seconds: number;
}

/** The narrator says this now: a sentence to be read, in recordings that follow each other. */
export interface Cue {
  see: "cue";
  language: string;
  text: string;
  parts: Recording[];
}

/** A form that the bot asks for: Discord's modal. */
export interface Form {
  form: string;
  title: string;
  components: ({ [key: string]: any })[];
}

/** Something that is asked of me, and what it asks. */
export interface Lost {
  id: string;
  text: string;
}

/** The answer to a request. `why`: what is in the way, where it is not `ok`; `lost`: what I would give up. */
export interface Answer {
  re: string;
  ok: boolean;
  why?: string;
  form?: Form;
  choices?: Choice[];
  clock?: Clock;
  lost?: Lost[];
}

/** Everything, or what has changed. */
export type Seen = Everything | PlaceSeen | PlaceGone | MessageSeen | MessageGone | NamesSeen | ClockSeen | VoiceSeen | TalkSeen | NeedsSeen | PeopleSeen | SkippedSeen | SeatsSeen | MomentsSeen | EndSeen | Cue;
