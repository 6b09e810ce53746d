/** Nothing in a shared card identifies the player. */
import type { TicketLine } from '../../domain/tickets.ts';

export type ShareCard =
  | {
      kind: 'picks';
      week: string;
      lines: readonly TicketLine[];
      /** Time of the last sending in ms. Null if the server sends no time. */
      sentAt: number | null;
    }
  | {
      kind: 'place';
      table: string;
      position: number;
      score: number;
      exact: number | null;
      results: number | null;
    };

/** Size in pixels. Stories on a phone expect 1080 × 1350. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;
