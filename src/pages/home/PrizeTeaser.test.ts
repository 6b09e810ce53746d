import { expect, test } from 'vitest';
import { rewardsCopy } from '../../copy/rewards.ts';
import { PRIZE_CARDS } from './PrizeTeaser.tsx';

test('Inicio shows the drawings of the weekly prizes of Premios, in their order', () => {
  expect(PRIZE_CARDS).toEqual(rewardsCopy.weekly.map(({ art }) => art));
});
