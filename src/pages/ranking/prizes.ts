import { type CardName, cards } from '../../copy/cards.ts';
import { weeklyPrizes } from '../../copy/weekly-prizes.ts';

export interface PlacePrize {
  art: CardName;
  name: string;
}

/**
 * The prizes of the weekly and of the general table. `copy/rewards.ts` has those of the general one too: importing it
 * would add all texts of Premios to the code of Ranking.
 */
export const PRIZES = {
  week: weeklyPrizes,
  general: [
    { last: 1, art: 'trip' },
    { last: 5, art: 'chip' },
  ],
} as const;

export type RankingScope = keyof typeof PRIZES;

/** Returns null for a place without a prize. */
export function getPrize(scope: RankingScope, position: number): PlacePrize | null {
  const prize = PRIZES[scope].find(({ last }) => position <= last);
  return prize ? { art: prize.art, name: cards[prize.art] } : null;
}
