/** A card is shared publicly, so it has no field for the player's name, nickname or e-mail. */
import type { TicketLine } from '../../domain/tickets.ts';

export type ShareCard =
  | {
      kind: 'picks';
      week: string;
      lines: readonly TicketLine[];
      /** Time at which the predictions were last sent (ms). Null if the server sends no time. */
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

/** Size in pixels. 1080 × 1350 is the size that stories on a phone expect. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;
