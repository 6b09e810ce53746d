import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { at, createPrediction, GAMES, week } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { createWeekView } from './week-view.ts';

// Creates the view of week 7, by default at 12:00 (−06:00) on the day before its first game. `sent` lists the
// games with a sent prediction.
async function setUp({ now = '2026-08-28T12:00:00', sent = [] as string[] } = {}) {
  const world = createGameWorld({ now: at(now) });
  world.server.userPools = async () =>
    new Map([[7, sent.map((gameId) => createPrediction({ id: gameId, gameId }))]]);
  const number = signal<number | null>(7);
  const view = createWeekView(world, number);
  await Promise.all([world.weeks.load(), world.predictions.load(), world.games.load(7)]);
  const moveTo = (when: string) => {
    world.clock.time = at(when);
    world.time.tick();
  };
  return { world, view, number, moveTo };
}

const getIds = (entries: readonly { game: { id: string } }[]) => entries.map(({ game }) => game.id);

test('the week view counts the calendar days to the cut-off of each game, negative after that day', async () => {
  const { view, moveTo } = await setUp();
  const read = () => view.entries.value.map(({ daysToCutoff }) => daysToCutoff.value);
  expect(read()).toEqual([1, 1, 2, 2]);
  moveTo('2026-08-30T00:00:00');
  expect(read()).toEqual([-1, -1, 0, 0]);
});

test('the week view calculates the cut-offs again when the rules of the week change', async () => {
  const { world, view } = await setUp();
  expect(view.entries.value[0]?.gameWindow.cutoff).toBe(at('2026-08-29T17:00:00'));
  world.server.weeks = async () => [{ ...week(7, '2026-08-28'), beforeHoursBet: 3 }];
  await world.weeks.load();
  expect(view.entries.value[0]?.gameWindow.cutoff).toBe(at('2026-08-29T16:00:00'));
});

test('nextToClose is the open game without a prediction that closes first, and null when all have closed', async () => {
  const { view, moveTo } = await setUp({ sent: ['1'] });
  const seen = ['2026-08-28T13:00:00', '2026-08-29T19:00:00', '2026-08-30T16:00:00'].map((when) => {
    moveTo(when);
    return view.nextToClose.value?.game.id;
  });
  expect(seen).toEqual(['2', '3', undefined]);
});

test.each([
  ['before the opening', '2026-08-10T12:00:00', ['1', '2', '3']],
  ['after two games have closed', '2026-08-29T19:00:00', ['3']],
  ['after all games have closed', '2026-08-30T16:00:00', []],
])(
  '%s, `remaining` of the week view lists the games without a prediction that have not closed',
  async (_when, now, ids) => {
    const { world, view } = await setUp({ now, sent: ['4'] });
    world.fill('3', 1, 1);
    expect(getIds(view.remaining.value)).toEqual(ids);
  },
);

test.each([
  ['2026-08-10T12:00:00', 'before'],
  ['2026-08-28T12:00:00', 'open'],
  ['2026-08-30T16:00:00', 'closed'],
])('at %s, the phase of the week view is “%s”', async (now, phase) => {
  const { view } = await setUp({ now });
  expect(view.phase.value).toBe(phase);
});

test('the week view has its games’ first opening and next change, and none after the last game', async () => {
  const { view, moveTo } = await setUp();
  const kickOff = GAMES[0]?.kickOff ?? Number.NaN;
  expect(view.firstOpening.value).toBe(kickOff - 7 * 86_400_000);
  expect(view.nextChange.value).toBe(kickOff - 2 * 3_600_000);
  moveTo('2026-08-31T00:00:00');
  expect(view.nextChange.value).toBeNull();
});

test.each([6, 8])(
  'a game is sent, with its score, when the server keeps its prediction under week %i',
  async (keptUnder) => {
    const { world, view } = await setUp();
    const kept = createPrediction({ id: '1', gameId: '2', homeScore: 2, points: 5 });
    world.server.userPools = async () => new Map([[keptUnder, [kept]]]);
    world.fill('2');
    await world.predictions.load();
    const entry = view.entries.value[1];
    expect([entry?.state.value, entry?.prediction.value]).toEqual(['sent', kept]);
    expect([view.counts.value.sent, view.counts.value.fillable, getIds(view.fillable.value)]).toEqual([
      1,
      3,
      ['1', '3', '4'],
    ]);
    await world.playerData.reloadAll();
    expect(world.getFilled(['2'])).toEqual([]);
    expect(world.currentWeek.fillableCount.value).toBe(3);
    expect([...world.predictions.byWeek.value.keys()]).toEqual([7]);
  },
);
