import type { ClockJson, Everything, FormJson, LostJson } from "./protocol.js";

/** What belongs to this browser alone. */
interface Own {
  /** `came`: when it was told, by the browser's own clock. */
  clock: (ClockJson & { came: number }) | null;
  /** What was asked of the clock and has not been answered. */
  pacing: { speed?: number; paused?: boolean; until?: string; give_up?: string[] } | null;
  online: boolean;
  /** So many requests are kept for the server. */
  waiting: number;
  /** The place that is open. */
  here: string | null;
  /** What is written and not sent, by place. */
  drafts: { [place: string]: string };
  /** Why what was written in a place came back. */
  unsaid: { [place: string]: string };
  /** How a control stands that was used. */
  presses: Map<string, { state: "sent" | "done"; values?: string[] }>;
  /** Why something was refused, by message. */
  refusals: Map<string, string>;
  /** What would be given up by going on, while that is asked. */
  lost: LostJson[] | null;
  menu: any;
  /** The seat whose card is open, and where it opens. */
  card: { seat: number; anchor: Element } | null;
  /** What lies over all else: my card, or that I am out; `folds`: on its way into its chip. */
  moment: { kind: "card" | "fall"; folds: boolean } | null;
  form: (FormJson & { why: string | null; busy: boolean }) | null;
  /** What is asked before it is done. */
  question: any;
  /** What is open beside the messages on a narrow screen. */
  sheet: string | null;
}

/** All that the page knows. */
export type State = Omit<Everything, "see" | "clock"> & Own;
