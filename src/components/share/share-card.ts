import type { CardName } from '../../copy/cards.ts';
import type { AlbumSlot } from '../../domain/album.ts';
import type { BestPick } from '../../domain/best-pick.ts';
import type { StoryCard } from '../../domain/season.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { GroundName } from './grounds.ts';

/** What points are for: exact scores, right results, the trivia. */
export type PointKind = 'exact' | 'result' | 'trivia';

/** A card is shared publicly, so it has no field for the player's name, nickname or e-mail. */
export type ShareCard =
  | {
      kind: 'ticket';
      /** The label at the top right: here the week. */
      tag: string;
      lines: readonly TicketLine[];
      /** Time at which the predictions were last sent (ms). Null if the server sends no time. */
      sentAt: number | null;
    }
  | {
      kind: 'results';
      tag: string;
      /** Published points, with those of the trivia if they are known. */
      points: number;
      /** False while a prediction may still bring points. */
      isFinal: boolean;
      /** Whether every game of the week is an exact score. */
      isPerfect: boolean;
      position: number | null;
      exact: number;
      results: number;
      best: BestPick | null;
    }
  | {
      kind: 'place';
      /** The week, or the general ranking. */
      tag: string;
      position: number;
      score: number;
      exact: number | null;
      results: number | null;
    }
  | {
      kind: 'season';
      /** The last week that counts. */
      tag: string;
      weeks: readonly { number: number; points: Readonly<Record<PointKind, number>> }[];
      legend: Readonly<Record<PointKind, string>>;
      figures: readonly { value: number; name: string }[];
      total: number;
      /** Number of weeks with published points. */
      played: number;
    }
  | {
      kind: 'album';
      /** The number of cards that the player has, of how many. */
      tag: string;
      slots: readonly AlbumSlot[];
    }
  | {
      kind: 'story';
      name: string;
      ground: GroundName;
      /** The question to the reader. */
      challenge: string;
      /** The name of the story. */
      tag: string;
      /** The lottery card beside the figure. */
      art: CardName;
      scene: StoryScene;
      title: string;
      figure: string;
      detail: string;
    };

/** The composition of a card of the story. `champion`: the poster of the first place of the season. */
export type StoryScene = StoryCard['kind'] | 'champion';

export type CardOf<Kind extends ShareCard['kind']> = Extract<ShareCard, { kind: Kind }>;
