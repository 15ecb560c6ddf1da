// What travels between browser and server, as server/PROTOCOL.md has it.

export type Side = "french" | "british";
export type Arg = number | string | { name: string } | Phrase | Arg[];
export interface Phrase { key: string; args?: [string, Arg][] }

export interface Space {
  id: string; x: number; y: number; label?: string; kind: string;
  vp?: number; defence?: number; port?: boolean; key?: boolean; control?: Side | null;
  department?: string | null; fortress?: boolean; settlement?: string[]; group?: string;
  /** The size of a box, which is drawn as large as it is. */
  w?: number; h?: number;
}
export interface Line { a: string; b: string; kind: string; curve?: [number, number] | null }
export interface Piece {
  id: string; side?: Side | null; kind: string; rating?: number | null;
  /** At full strength and reduced. */
  strength?: [number, number]; movement?: number;
  initiative?: number; command?: number; tactics?: number;
}
export interface CardFact { id: string; side: Side | "both"; type: string; value?: number; response?: boolean; remove?: boolean }
export interface Board {
  canvas: { width: number; height: number };
  spaces: Space[]; lines: Line[]; pieces: Piece[]; cards: CardFact[];
}

export type Stack = Record<string, number | string>;
export interface SpaceView {
  control: Side | null; markers?: string[]; french?: Stack; british?: Stack;
  strength?: Partial<Record<Side, number>>;
}
export interface CardsView {
  hand: string[] | null; held: number; left: number; deck?: string[]; discard: string[]; active?: string | null;
}
export interface PanelRow { label: Phrase; french?: Phrase | null; british?: Phrase | null; rule?: string }
export interface Outcome { winner?: Side | null; rule: string; why: string }
export interface View {
  clock: Record<string, string | number>;
  tracks: Record<string, Partial<Record<Side, number>>>;
  spaces: Record<string, SpaceView>;
  cards: Record<Side, CardsView>;
  boxes?: Record<string, string[]>;
  /** Spaces that have something in common: `reach` always shows, the rest when it is asked for. */
  layers?: Record<string, string[]>;
  focus?: string[];
  panel?: { title: Phrase; rows: PanelRow[] } | null;
  outcome?: Outcome | null;
}

export interface Choice { play: string; on: string[]; label: Phrase; aside?: boolean }
/** `n` is the number of the action that brought the line; several lines may share it. */
export interface LogLine {
  n: number; text: Phrase; rule?: string; side?: Side; dice?: number[]; on?: string[]; heading?: boolean;
}
export interface Player { name?: string | null; kind: string; level?: string; here?: boolean }
export interface Prompt { text: Phrase; rule?: string; pass?: string | null }

export interface TableMessage {
  is: "table"; table: string; game: string; scenario?: string; options?: Record<string, string>;
  commitment?: string; secret?: string | null;
  players: Record<Side, Player>; started: boolean; seats: Side[]; as: string;
  number: number; awaited: Side[]; view?: View | null; prompt?: Prompt | null; choices?: Choice[] | null;
  can_undo?: boolean; orders?: string | null; log_from?: number; log?: LogLine[];
  outcome?: Outcome | null; result?: string | null;
}
export interface ChatLine { from: string; text: string; time?: number | string }
export interface NoMessage { is: "no"; id?: string; code: string; message?: string; rule?: string; why?: string }
export interface WhyMessage { is: "why"; on: string; rule?: string; why?: string }
export interface AtMessage { is: "at"; number: number; view: View; log?: LogLine[] }
export type Message =
  | TableMessage | NoMessage | WhyMessage | AtMessage
  | { is: "ack"; id: string; number: number }
  | { is: "chat"; lines: ChatLine[] };

export interface GameFact {
  name: string; rules_version?: number; scenarios: string[];
  options: { name: string; values: string[] }[]; levels: string[]; default_level?: string;
}
export interface Ledger {
  section: { id: string; en: string; fr: string }[];
  rule: { id: string; en: string; fr: string; rulings?: number[] }[];
}
/** A table that this browser remembers. */
export interface Kept {
  table: string; game: string; scenario?: string; tokens: string[]; sides: string[];
  invite?: Partial<Record<Side, string>>; opened: number; over?: boolean;
}
