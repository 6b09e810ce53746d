import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { Moment } from '../../domain/moment.ts';
import type { Game, Prediction } from '../../domain/types.ts';
import { createStorage } from '../../lib/storage.ts';
import { createMyPosition, createPrediction, game, week } from '../../testing/fixtures.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { createHomeResultsStore } from './home-results.ts';
import type { PlayerHomeStore } from './player-home.ts';

const PREDICTION = createPrediction({ points: 5 });
const FINAL = game('1', 'Puebla', 'Atlas', '2026-08-28T19:00:00', 'final');

interface World {
  moment: Moment;
  /** The week that the server counts as current. */
  current: number;
  /** The week of the newest ticket with points. */
  counted?: number | null;
  seenWeek?: number;
  /** The predictions of week 7, if it has no points. */
  unpublished?: readonly Prediction[];
  /** The games of the ended week that another page has loaded. */
  loaded?: readonly Game[];
}

function openResults({ moment, current, counted = 7, seenWeek, unpublished = [], loaded }: World) {
  const storage = createStorage(null);
  if (seenWeek) storage.set('lmx:results', JSON.stringify([['7', seenWeek]]));
  const games = signal<WeekGames>(loaded ? { status: 'ready', data: loaded } : { status: 'idle' });
  const isSettled = signal(false);
  const ensure = vi.fn(async (_week: number, _options: { maxAge?: number }) => true);
  const home = {
    moment: signal(moment),
    ticket: signal(counted === null ? null : { week: counted, predictions: [PREDICTION] }),
    position: signal(createMyPosition({ position: 3062, score: 6 })),
    isSettled,
  };
  const currentNumber = signal(current);
  const results = createHomeResultsStore(
    {
      auth: { userId: signal('7') },
      games: { getForWeek: () => games.value, ensure },
      predictions: {
        getForWeek: (number: number) => (number === home.ticket.peek()?.week ? [PREDICTION] : unpublished),
      },
      storage,
      trivia: { points: signal(new Map([[7, 1]])) },
      weeks: {
        currentNumber,
        isCurrentGuessed: signal(false),
        find: (number: number | null) => (number === 7 || number === 8 ? week(number, '2026-08-28') : null),
      },
    } as unknown as Stores,
    home as unknown as PlayerHomeStore,
  );
  return { results, stop: results.open(), games, isSettled, ensure, home, current: currentNumber };
}

test.each<[string, World, number | null]>([
  ['the current week after its last game', { moment: 'published', current: 7 }, 7],
  ['the last week after the season', { moment: 'seasonOver', current: 7 }, 7],
  ['the week before one that has not opened', { moment: 'betweenWeeks', current: 8 }, 7],
  ['the week before an open one without predictions', { moment: 'empty', current: 8 }, 7],
  [
    'no week once its results were seen and the next is open',
    { moment: 'empty', current: 8, seenWeek: 7 },
    null,
  ],
  ['no week while the next one is being filled in', { moment: 'drafts', current: 8 }, null],
  ['no week while points are missing', { moment: 'unpublished', current: 7 }, null],
  ['no week without points', { moment: 'betweenWeeks', current: 8, counted: null }, null],
  [
    'no week if the newest points are those of an older one',
    { moment: 'betweenWeeks', current: 8, counted: 5 },
    null,
  ],
])('the results of Inicio are those of %s, whose games it loads', (_what, world, expected) => {
  const { results, ensure } = openResults(world);
  expect(results.state.value.status).toBe(expected === null ? 'none' : 'loading');
  expect(ensure.mock.calls.map(([number]) => number)).toEqual(expected === null ? [] : [expected]);
});

test.each([
  [
    'again when a game with points was loaded before its end',
    { ...FINAL, status: 'live' as const },
    { maxAge: 0 },
  ],
  ['once when they were loaded after the last game', FINAL, {}],
])('the results of Inicio load the games of their week %s', (_which, game, options) => {
  const { ensure } = openResults({ moment: 'betweenWeeks', current: 8, loaded: [game] });
  expect(ensure).toHaveBeenCalledExactlyOnceWith(7, options);
});

test('the results of Inicio wait for the games and for the place', () => {
  const { results, games, isSettled } = openResults({ moment: 'betweenWeeks', current: 8 });
  games.value = { status: 'ready', data: [FINAL] };
  expect(results.state.value.status).toBe('loading');
  isSettled.value = true;
  expect(results.state.value).toMatchObject({
    status: 'ready',
    results: { week: { number: 7 }, sum: { total: 6 }, position: { position: 3062 } },
  });
});

test('Inicio has no results of a week whose games fail to load', () => {
  const { results, games } = openResults({ moment: 'betweenWeeks', current: 8 });
  games.value = { status: 'failed' };
  expect(results.state.value.status).toBe('none');
});

test.each([
  [
    'on the first visit, the results are shown as far as the ticket has revealed them',
    6,
    { points: null, isOver: false },
  ],
  ['on later visits, the results are shown at once', 7, { points: 6, isOver: true }],
])('%s', (_title, seenWeek, before) => {
  const { results, isSettled } = openResults({
    moment: 'betweenWeeks',
    current: 8,
    seenWeek,
    loaded: [FINAL],
  });
  expect(results.reveal.value).toEqual({ points: null, isOver: false });
  isSettled.value = true;
  expect(results.reveal.value).toEqual(before);
  results.showProgress({ points: 6, isOver: true });
  expect(results.reveal.value).toEqual({ points: 6, isOver: true });
});

test('the end of the reveal of one week doesn’t count for the next one, whose ticket begins anew', () => {
  const { results, isSettled, home, current } = openResults({
    moment: 'betweenWeeks',
    current: 8,
    loaded: [FINAL],
  });
  isSettled.value = true;
  results.showProgress({ points: 6, isOver: true });
  home.ticket.value = { week: 8, predictions: [PREDICTION] };
  current.value = 9;
  expect(results.state.value).toMatchObject({ status: 'ready', results: { week: { number: 8 } } });
  expect(results.reveal.value).toEqual({ points: null, isOver: false });
});

test('Inicio loads the games of an ended week without points too, which say whether any are to come', () => {
  const world = { moment: 'betweenWeeks', current: 8, counted: null } as const;
  const { results, ensure } = openResults({ ...world, unpublished: [createPrediction()] });
  expect([results.state.value.status, ensure.mock.calls]).toEqual(['none', [[7, {}]]]);
});
