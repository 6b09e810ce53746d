import { beforeEach, expect, it, vi } from 'vitest';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { createClosingSoon } from './closing-soon.ts';
import { getParams, openTab } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

// Loads the data of Partidos. The games 1 and 2 close on 29 August at 17:00 and 19:00 (−06:00), the games 3
// and 4 on 30 August at 10:00 and 16:00.
async function open(now = at('2026-08-29T12:00:00')) {
  const world = createGameWorld({ now });
  await world.loadGamesPage();
  const closingSoon = createClosingSoon(world.modal, world.time, world.gamesPage.weekView, vi.fn());
  const passTo = (time: string) => {
    world.clock.time = at(time);
    world.time.tick();
  };
  return { world, closingSoon, passTo };
}

it('`closingSoon.gameIds` contains a game with the goals of only one team, but not a game with a complete score', async () => {
  const { closingSoon, world } = await open();
  world.fill('1');
  world.drafts.setGoals(7, '2', 'home', 1);
  expect(closingSoon.gameIds.value).toEqual(['2', '3']);
});

it('`closingSoon.gameIds` does not contain a game whose prediction the server has saved', async () => {
  const { closingSoon, world } = await open();
  world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
  await world.predictions.load();
  expect(closingSoon.gameIds.value).toEqual(['2', '3']);
});

it.each([
  ['16:59:59', ['1', '2', '3', '4']],
  ['17:00:00', ['2', '3', '4']],
  ['15:59:59', ['1', '2', '3']],
  ['16:00:00', ['1', '2', '3', '4']],
])(
  '`closingSoon.gameIds` at %s has exactly the empty games that close within the next 24 hours',
  async (time, expected) => {
    const { closingSoon, passTo } = await open();
    passTo(`2026-08-29T${time}`);
    expect(closingSoon.gameIds.value).toEqual(expected);
  },
);

it('while the review is open, deleting a score adds its game to `closingSoon.gameIds` and to the number of missing scores, and the cut-off of an empty game removes it from both', async () => {
  const world = await openTab({ now: at('2026-08-29T12:00:00') });
  world.sender.review('Jornada 7', vi.fn());
  const read = () => {
    const { missing, closingSoon: shown } = getParams(world);
    return [missing, shown?.gameIds.value];
  };
  expect(read()).toEqual([2, ['3']]);
  world.drafts.setGoals(7, '1', 'home', null);
  expect(read()).toEqual([3, ['1', '3']]);
  world.clock.time = at('2026-08-29T17:00:00');
  world.time.tick();
  expect(read()).toEqual([2, ['3', '4']]);
});
