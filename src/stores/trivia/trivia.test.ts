import { expect, it } from 'vitest';
import { createDevice } from '../../testing/device.ts';
import { createFakeServer } from '../../testing/fake-api.ts';
import { ANA, at, createPrediction } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { receiveTrivia } from './receive-trivia.ts';
import { asked, TRIVIA } from './trivia.test.helper.ts';
import { getTriviaDialog } from './trivia-dialog.ts';
import { addPending, removePending } from './write-stored-trivia.ts';

const OTHER = { ...TRIVIA, id: '6' };

it.each([
  ['a question', OTHER, { trivia: OTHER, week: 7 }],
  ['nothing', null, { trivia: TRIVIA, week: 7 }],
  ['“Already answered”', 'already-answered' as const, null],
])(
  'after an answer to sent predictions with %s, the trivia that another tab has received is replaced, kept or forgotten [3.25]',
  (_what, received, expected) => {
    const device = createDevice();
    const world = createGameWorld({ storage: device.openTab() });
    addPending(device.openTab(), ANA.id, { trivia: TRIVIA, week: 7 });
    receiveTrivia(world, received, 7);
    world.trivia.restore();
    expect(world.trivia.pending.value).toEqual(expected);
  },
);

it('“Already answered” of another week keeps the pending trivia', () => {
  const world = asked();
  receiveTrivia(world, 'already-answered', 8);
  expect(world.trivia.pending.value).toEqual({ trivia: TRIVIA, week: 7 });
});

it('the trivia store keeps no question while no player is logged in', () => {
  const world = createGameWorld({ user: null });
  receiveTrivia(world, TRIVIA, 7);
  expect(world.trivia.pending.value).toBeNull();
});

it('a tab closes its question when another tab has answered it', () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  removePending(device.openTab(), ANA.id, TRIVIA.id);
  expect([world.modal.current.value, world.trivia.pending.value]).toEqual([null, null]);
  stop();
});

it('a tab keeps its question open when another tab gets the trivia of another week, which it offers next', () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  addPending(device.openTab(), ANA.id, { trivia: OTHER, week: 8 });
  expect(world.modal.current.value?.type).toBe('trivia');
  expect(getTriviaDialog(world).asked.value).toEqual(TRIVIA);
  expect(world.trivia.pending.value).toEqual({ trivia: OTHER, week: 8 });
  stop();
});

it('the trivia of a new week leaves that of the week before to answer, after its own answer', async () => {
  const world = asked();
  getTriviaDialog(world).close();
  receiveTrivia(world, OTHER, 8);
  world.trivia.open();
  getTriviaDialog(world).toggleOption('1986');
  await getTriviaDialog(world).submit();
  expect(world.trivia.pending.value).toEqual({ trivia: TRIVIA, week: 7 });
});

it.each([
  ['of the week before the current one is forgotten', 6, []],
  ['of the current week stays', 7, [7]],
])('when the trivia of week 8 comes in week 7, the unanswered one %s', async (_what, week, kept) => {
  const world = createGameWorld();
  await world.loadGamesPage();
  receiveTrivia(world, TRIVIA, week);
  receiveTrivia(world, OTHER, 8);
  expect(world.trivia.waiting.value.map((pending) => pending.week)).toEqual([8, ...kept]);
});

it('a tab gets the trivia that another tab of the player has received', () => {
  const device = createDevice();
  const world = createGameWorld({ storage: device.openTab() });
  const stop = world.trivia.start();
  addPending(device.openTab(), ANA.id, { trivia: TRIVIA, week: 7 });
  expect(world.trivia.pending.value).toEqual({ trivia: TRIVIA, week: 7 });
  stop();
});

it('an option chosen for one trivia isn’t the choice for another, which this tab gets from another tab', () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  getTriviaDialog(world).toggleOption('1986');
  getTriviaDialog(world).close();
  addPending(device.openTab(), ANA.id, { trivia: OTHER, week: 8 });
  world.trivia.open();
  expect([getTriviaDialog(world).asked.value, getTriviaDialog(world).selected.value]).toEqual([OTHER, null]);
  stop();
});

it('the chosen option stays when another tab stores the same trivia again', () => {
  const device = createDevice();
  const world = asked({ storage: device.openTab() });
  const stop = world.trivia.start();
  getTriviaDialog(world).toggleOption('1986');
  addPending(device.openTab(), ANA.id, { trivia: TRIVIA, week: 7 });
  expect(getTriviaDialog(world).selected.value).toBe('1986');
  stop();
});

it.each([
  ['until the day of its last game ends', '2026-08-30T23:59:59', true, [7]],
  ['no more from the next midnight on', '2026-08-31T00:00:00', true, []],
  ['until the next week begins, while its games are not loaded', '2026-09-10T23:59:59', false, [7]],
  ['no more once the next week has begun, without its games', '2026-09-11T00:00:00', false, []],
])('the trivia of the week before the current one waits %s', async (_when, now, hasGames, expected) => {
  const server = createFakeServer();
  server.currentWeek = async () => ({ number: 8, betDays: '' });
  const world = createGameWorld({ now: at(now), server });
  receiveTrivia(world, TRIVIA, 7);
  await world.weeks.load();
  if (hasGames) await world.games.load(7);
  expect(world.trivia.waiting.value.map(({ week }) => week)).toEqual(expected);
});

it('the trivia of the last week waits no more after the season', async () => {
  const server = createFakeServer();
  server.currentWeek = async () => ({ number: 24, betDays: '' });
  const world = createGameWorld({ now: at('2026-09-18T00:00:01'), server });
  receiveTrivia(world, TRIVIA, 8);
  await world.weeks.load();
  expect(world.trivia.pending.value).toBeNull();
});

it.each([
  [1, null],
  [0, { trivia: TRIVIA, week: 7 }],
])(
  'a trivia that brought %i points, as on another device, waits for its answer as %j',
  async (points, expected) => {
    const world = createGameWorld();
    receiveTrivia(world, TRIVIA, 7);
    world.server.saved = [createPrediction({ weekTriviaPoints: points })];
    await world.predictions.load();
    expect(world.trivia.pending.value).toEqual(expected);
  },
);
