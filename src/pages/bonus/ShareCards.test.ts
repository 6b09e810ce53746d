import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import type { MyPosition } from '../../domain/types.ts';
import type { Stores } from '../../stores/index.ts';
import { createMyPosition } from '../../testing/fixtures.ts';
import { getPlaceCard } from './ShareCards.tsx';

const OF_WEEK = createMyPosition({ position: 128, score: 24, exact: 3, results: 6 });
const SEASON = { position: 37, score: 97, exact: 11, results: 25 };

const createPlaceStores = (place: MyPosition | null, stats: object) =>
  ({
    auth: { user: signal({ stats }) },
    positions: { byWeek: signal(new Map([[6, place]])) },
    weeks: { all: signal([]) },
  }) as unknown as Stores;

test.each([
  ['the week', 6, OF_WEEK, { tag: 'Jornada 6', position: 128, score: 24, exact: 3, results: 6 }],
  ['the season without a position of the week', 6, null, { tag: 'General', ...SEASON }],
  [
    'the season for a week without a place',
    6,
    createMyPosition({ position: null }),
    { tag: 'General', ...SEASON },
  ],
  ['the season before the first week with a ticket', null, OF_WEEK, { tag: 'General', ...SEASON }],
])('the picture of the place on Bonus has the figures of %s', (_case, week, place, expected) => {
  expect(getPlaceCard(createPlaceStores(place, SEASON), week)).toEqual({ kind: 'place', ...expected });
});

test.each([{ position: null }, { score: null }])(
  'Bonus has no picture of the place while the season has %o',
  (unknown) => {
    expect(getPlaceCard(createPlaceStores(null, { ...SEASON, ...unknown }), 6)).toBeNull();
  },
);
