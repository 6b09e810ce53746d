/** What a card to share shows. Nothing in it says who the player is. */
import type { TicketLine } from '../../domain/tickets.ts';

/** The player's sent predictions of a week, or their place in a table. */
export type ShareCard =
  | {
      kind: 'picks';
      /** The week's name. */
      week: string;
      lines: readonly TicketLine[];
      /** When the last one was sent, ms; null where nobody told. */
      sentAt: number | null;
    }
  | {
      kind: 'place';
      /** The table: a week's name, or the general one's. */
      table: string;
      position: number;
      score: number;
      exact: number | null;
      results: number | null;
    };

/** The card's size in pixels: what the stories of a phone expect. */
export const CARD_WIDTH = 1080;
/** See `CARD_WIDTH`. */
export const CARD_HEIGHT = 1350;
