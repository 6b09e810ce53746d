import { expect, test } from 'vitest';
import { at, createPrediction, week } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { createReviewWeek } from './review-week.ts';

/** Creates the view of week 7. `sent` lists the games with a sent prediction. */
async function setUp({ now = '2026-08-28T12:00:00', sent = [] as string[] } = {}) {
  const world = createGameWorld({ now: at(now) });
  world.server.userPools = async () =>
    new Map([[7, sent.map((gameId) => createPrediction({ id: gameId, gameId }))]]);
  const view = createReviewWeek(world, week(7, '2026-08-28'));
  await Promise.all([world.weeks.load(), world.predictions.load(), world.games.load(7)]);
  const moveTo = (when: string) => {
    world.clock.time = at(when);
    world.time.tick();
  };
  return { world, view, moveTo };
}

const getIds = (entries: readonly { game: { id: string } }[]) => entries.map(({ game }) => game.id);

test('getReadyNow returns the complete scores of the games that are fillable at the time of the call', async () => {
  const { world, view } = await setUp({ sent: ['4'] });
  world.fill('1', 2, 1);
  world.fill('2', 0, null);
  world.fill('3', 1, 1);
  world.fill('4', 3, 3);
  const ready = (gameId: string, homeScore: number, awayScore: number) => ({ gameId, homeScore, awayScore });
  expect(view.getReadyNow()).toEqual([ready('1', 2, 1), ready('3', 1, 1)]);
  world.clock.time = at('2026-08-29T17:00:00');
  expect(view.getReadyNow()).toEqual([ready('3', 1, 1)]);
});

test('the games that close within 24 hours include one with a single team’s goals, and no sent game', async () => {
  const { view, world } = await setUp({ now: '2026-08-29T12:00:00', sent: ['4'] });
  world.fill('1');
  world.fill('2', 1, null);
  expect(getIds(view.closesWithinDay.value)).toEqual(['2', '3']);
});

test.each([
  ['2026-08-29T16:59:59', ['1', '2', '3', '4']],
  ['2026-08-29T17:00:00', ['2', '3', '4']],
  ['2026-08-29T15:59:59', ['1', '2', '3']],
  ['2026-08-29T16:00:00', ['1', '2', '3', '4']],
])(
  'closesWithinDay of the review at %s has exactly the empty games that close within the next 24 hours',
  async (time, expected) => {
    const { view, moveTo } = await setUp({ now: '2026-08-29T12:00:00' });
    moveTo(time);
    expect(getIds(view.closesWithinDay.value)).toEqual(expected);
  },
);
