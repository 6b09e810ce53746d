import { type CardName, cards } from '../../copy/cards.ts';

export interface PlacePrize {
  art: CardName;
  name: string;
}

/**
 * The prizes of each table in `copy/rewards.ts`, which would add the texts of Premios to the code of Ranking. `last`:
 * the last place that wins the prize.
 */
export const PRIZES = {
  week: [
    { last: 1, art: 'screen' },
    { last: 3, art: 'jersey' },
    { last: 10, art: 'ball' },
    { last: 50, art: 'snack' },
  ],
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
