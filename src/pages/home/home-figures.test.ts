import { expect, test } from 'vitest';
import type { MyPosition, UserStats } from '../../domain/types.ts';
import { createMyPosition, createPrediction, week } from '../../testing/fixtures.ts';
import { getSeasonFigures, getWeekFigures } from './home-figures.ts';

const STATS: UserStats = { score: 87, position: 302, exact: 9, results: 28, trivias: 4, weeksPlayed: 6 };

test.each<[string, Partial<UserStats>, object]>([
  [
    'all of them',
    {},
    {
      position: 302,
      placeDetail: 'Ver el ranking',
      points: 87,
      pointsDetail: '28 resultados, 9 exactos y trivia',
    },
  ],
  ['those without a trivia', { trivias: 0 }, { pointsDetail: '28 resultados, 9 exactos' }],
  ['those without hits', { exact: 0, results: 0, trivias: null }, { pointsDetail: 'Sin aciertos' }],
  ['no place', { position: null }, { position: null, placeDetail: 'Llega cuando sumas puntos' }],
  ['no number of hits', { exact: null }, { points: 87, pointsDetail: 'Ver mis puntos' }],
  ['no points', { score: null }, { points: null }],
])('the figures of the season on Inicio are those of the server: %s', (_what, stats, figures) => {
  expect(getSeasonFigures({ ...STATS, ...stats })).toMatchObject({
    period: 'toda la temporada',
    rankingAddress: '/ranking?tabla=general',
    ...figures,
  });
});

const PREDICTIONS = [5, 2, 2, 0].map((points) => createPrediction({ points }));

test.each<[string, Partial<MyPosition>, object]>([
  [
    'a rise and the trivia',
    { movement: 14 },
    { placeDetail: 'Subiste 14 lugares', points: 10, pointsDetail: '3 resultados, 1 exacto y trivia' },
  ],
  ['a fall', { movement: -1 }, { placeDetail: 'Bajaste 1 lugar' }],
  ['the same place', { movement: 0 }, { placeDetail: 'Sigues en el mismo lugar' }],
  [
    'the first place',
    { position: 1, movement: 0 },
    { position: 1, isFirst: true, placeDetail: 'Primer lugar de la jornada' },
  ],
  ['no movement', { movement: null }, { placeDetail: 'Ver el ranking' }],
  ['no place', { position: null }, { position: null, placeDetail: 'Llega cuando sumas puntos' }],
  [
    'a score of the ranking without trivia',
    { score: 9 },
    { points: 9, pointsDetail: '3 resultados, 1 exacto' },
  ],
  [
    'a score of the ranking before the results',
    { score: 3 },
    { points: 9, pointsDetail: '3 resultados, 1 exacto' },
  ],
])(
  'the figures of a week on Inicio come from its predictions and the player’s position: %s',
  (_what, place, figures) => {
    const position = createMyPosition({ position: 128, score: 10, ...place });
    expect(getWeekFigures(week(7, '2026-08-28'), position, PREDICTIONS)).toMatchObject({
      period: 'Jornada 7',
      rankingAddress: '/ranking?jornada=7',
      position: 128,
      ...figures,
    });
  },
);
