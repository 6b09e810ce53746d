import { createWeekResults, type WeekResults } from '../../../domain/results.ts';
import type { Game, MyPosition, Prediction } from '../../../domain/types.ts';
import {
  at,
  createMyPosition,
  createPrediction,
  createRankingPage,
  game,
  week,
} from '../../../testing/fixtures.ts';
import type { World } from '../PlayerHome.test.helper.tsx';

const final = (
  id: string,
  home: string,
  away: string,
  when: string,
  homeScore: number,
  awayScore: number,
) => ({
  ...game(id, home, away, when, 'final'),
  homeScore,
  awayScore,
});

/** The games of week 7 after the last one. */
export const FINALS = [
  final('1', 'Puebla', 'Atlas', '2026-08-28T19:00:00', 3, 1),
  final('2', 'Tigres', 'Toluca', '2026-08-29T19:05:00', 4, 0),
  final('3', 'León', 'Necaxa', '2026-08-30T12:00:00', 2, 2),
];

const NEXT = { ...game('80', 'Pumas', 'Santos', '2026-09-11T19:00:00'), week: 8 };

export const COUNTED: Prediction[] = [
  createPrediction({ id: 'a', gameId: '1', homeScore: 3, awayScore: 1, points: 5, weekTriviaPoints: 1 }),
  createPrediction({ id: 'b', gameId: '2', homeScore: 2, awayScore: 0, points: 2, weekTriviaPoints: 1 }),
  createPrediction({ id: 'c', gameId: '3', homeScore: 0, awayScore: 6, points: 0, weekTriviaPoints: 1 }),
];

/** `COUNTED` with all scores exact. */
export const EXACT = COUNTED.map((prediction) => ({ ...prediction, points: 5 }));

/** The results of week 7: 8 points with `COUNTED`. */
export function createResults({
  position = createMyPosition({ position: 3062, movement: 14, score: 8 }),
  predictions = COUNTED,
}: {
  position?: MyPosition;
  predictions?: Prediction[];
} = {}): WeekResults {
  const results = createWeekResults({
    week: week(7, '2026-08-28'),
    games: FINALS,
    predictions,
    position,
    triviaPoints: 1,
  });
  if (!results) throw new Error('no results');
  return results;
}

export const MONDAY = at('2026-08-31T09:00:00');

interface MondayOptions {
  position?: number | null;
  movement?: number | null;
  sent?: Prediction[];
  /** The games of week 7. */
  ended?: Game[];
  /** Whether week 8 accepts predictions. */
  isNextOpen?: boolean;
}

/** A Monday on which the server counts week 8 as current. */
export function createMonday(options: MondayOptions = {}): World {
  const { position = 3062, movement = 14, sent = COUNTED, ended = FINALS, isNextOpen = false } = options;
  return {
    clock: { time: MONDAY },
    sent,
    answers: {
      weeks: async () => [
        week(6, '2026-08-21'),
        week(7, '2026-08-28'),
        week(8, isNextOpen ? '2026-08-31' : '2026-09-11'),
      ],
      currentWeek: async () => ({ number: 8, betDays: '' }),
      gamesOfWeek: async (number) => (number === 7 ? ended : [NEXT]),
      weekRanking: async () =>
        createRankingPage({ myPosition: createMyPosition({ position, movement, score: 8 }) }),
    },
  };
}
