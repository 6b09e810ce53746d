/** A card is shared publicly, so it has no field for the player's name, nickname or e-mail. */
import type { TicketLine } from '../../domain/tickets.ts';

export type ShareCard =
  | {
      kind: 'picks';
      /** Names the week, the table or the last week of the card. */
      tag: string;
      lines: readonly TicketLine[];
      /** Time at which the predictions were last sent (ms). Null if the server sends no time. */
      sentAt: number | null;
    }
  | {
      kind: 'place';
      tag: string;
      position: number;
      score: number;
      exact: number | null;
      results: number | null;
    }
  | {
      kind: 'season';
      tag: string;
      /** `parts`: the points of the week for exact scores, for right results, and for the trivia. */
      weeks: readonly { number: number; parts: readonly number[] }[];
      /** Names of the three parts, in the same order, for the legend. */
      parts: readonly string[];
      figures: readonly (readonly [value: number, name: string])[];
      total: number;
      /** Number of weeks with published points. */
      played: number;
    }
  | { kind: 'story'; name: string; tag: string; title: string; figure: string; detail: string };

export type CardOf<Kind extends ShareCard['kind']> = Extract<ShareCard, { kind: Kind }>;

/** Size in pixels. 1080 × 1350 is the size that stories on a phone expect. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;
