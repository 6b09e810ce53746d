import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import type { Game, Prediction, Week } from '../../domain/types.ts';
import { at, createPrediction, GAMES, week } from '../../testing/fixtures.ts';
import { createGameEntries } from './game-entries.ts';
import type { WeekViewDeps } from './week-view.ts';

function setUp() {
  const scores = signal<ReadonlyMap<string, { home: number | null; away: number | null }>>(new Map());
  const sent = signal<ReadonlyMap<string, Prediction>>(new Map());
  const now = signal(at('2026-08-29T12:00:00'));
  const shown = signal<Week | null>(week(7, '2026-08-28'));
  const games = signal<readonly Game[]>(GAMES);
  const entries = createGameEntries(
    {
      drafts: { getScore: (_week: number, id: string) => scores.value.get(id) ?? { home: null, away: null } },
      predictions: { getForGame: (id: string) => sent.value.get(id) ?? null },
      time: { now },
    } as unknown as WeekViewDeps,
    shown,
    games,
  );
  return { entries, games, now, scores, sent, shown };
}

test('a typed digit keeps the list of entries, and changes only the score of its game', () => {
  const { entries, scores } = setUp();
  const before = entries.value;
  const others = before.slice(1).map(({ draft }) => draft.value);
  scores.value = new Map([['1', { home: 2, away: null }]]);
  expect(entries.value).toBe(before);
  expect(before[0]?.draft.value).toEqual({ home: 2, away: null });
  expect(before.slice(1).map(({ draft }) => draft.value)).toEqual(others);
});

test('a changed game gets a new entry, and the other games keep theirs', () => {
  const { entries, games } = setUp();
  const before = entries.value;
  const [first, ...rest] = GAMES;
  games.value = [{ ...first!, status: 'live' }, ...rest];
  expect(entries.value.map((entry, index) => entry === before[index])).toEqual([false, true, true, true]);
});

test('all games get new entries when the hours before the cut-off of their week change', () => {
  const { entries, shown } = setUp();
  const before = entries.value[0]?.gameWindow.cutoff ?? Number.NaN;
  shown.value = { ...week(7, '2026-08-28'), beforeHoursBet: 3 };
  expect(entries.value[0]?.gameWindow.cutoff).toBe(before - 3_600_000);
});

test('a game of the week becomes sent with its prediction', () => {
  const { entries, sent } = setUp();
  const prediction = createPrediction({ gameId: '2' });
  sent.value = new Map([['2', prediction]]);
  const [, entry] = entries.value;
  expect([entry?.state.value, entry?.prediction.value]).toEqual(['sent', prediction]);
});

test.each([
  ['2026-08-28T23:59:59', 1],
  ['2026-08-29T00:00:00', 0],
  ['2026-08-30T00:00:00', -1],
])('at %s, the calendar days until the cut-off on 29 August are %i', (when, days) => {
  const { entries, now } = setUp();
  now.value = at(when);
  expect(entries.value[0]?.daysToCutoff.value).toBe(days);
});

test('there are no entries while the week is not known', () => {
  const { entries, shown } = setUp();
  shown.value = null;
  expect(entries.value).toEqual([]);
});
