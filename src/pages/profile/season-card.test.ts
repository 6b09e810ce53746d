import { expect, test } from 'vitest';
import { createSeason, createSeasonWeek, getWeekName } from './season.test.helper.ts';
import { getSeasonCard } from './season-card.ts';

const weeks = [
  createSeasonWeek(1, { counted: 9, exactPoints: 15, resultPoints: 8, trivia: 1, points: 24 }),
  createSeasonWeek(2, { counted: 6, exactPoints: 5, resultPoints: 2, trivia: null, points: 7 }),
  createSeasonWeek(3, { pending: 9 }),
];

test('the card of a season has the published weeks’ points by kind, the total, best week and longest streak', () => {
  const season = createSeason(weeks, {
    best: weeks.slice(0, 1),
    total: 31,
    streak: { current: 3, longest: 4 },
  });
  expect(getSeasonCard(season, getWeekName)).toEqual({
    kind: 'season',
    tag: 'Hasta la Jornada 2',
    weeks: [
      { number: 1, points: { exact: 15, result: 8, trivia: 1 } },
      { number: 2, points: { exact: 5, result: 2, trivia: 0 } },
    ],
    legend: { exact: 'Exacto', result: 'Resultado', trivia: 'Trivia' },
    figures: [
      { value: 31, name: 'puntos' },
      { value: 24, name: 'mejor jornada' },
      { value: 4, name: 'racha más larga' },
    ],
    total: 31,
    played: 2,
  });
});

test('there is no card of a season before its first published points', () => {
  expect(getSeasonCard(createSeason(weeks.slice(2)), getWeekName)).toBeNull();
});
