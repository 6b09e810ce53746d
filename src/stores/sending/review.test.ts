// @vitest-environment jsdom
import { beforeEach, expect, it, test, vi } from 'vitest';
import { createDevice, createLocks } from '../../testing/device.ts';
import { createFakeServer, failing } from '../../testing/fake-api.ts';
import { at, GAMES, week } from '../../testing/fixtures.ts';
import {
  both,
  getParams,
  getPosted,
  getShown,
  moveToWeek8,
  openTab,
  send,
  settle,
  type Tab,
  TRIVIA,
} from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

it('the review of predictions lists the complete scores and the number of games to fill', async () => {
  const world = await openTab();
  world.sending.openReview();
  expect([getShown(world), getParams(world).toFill]).toEqual(['sendPool', 2]);
  expect(getParams(world).lines?.map(({ home }) => home.name)).toEqual(['Tigres', 'Pumas']);
});

it('the review of predictions removes a game when it closes', async () => {
  const world = await openTab({ now: at('2026-08-29T16:59:59') });
  world.sending.openReview();
  world.clock.time = at('2026-08-29T17:00:00');
  world.time.tick();
  expect([getShown(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual(['sendPool', ['2']]);
});

test.each<[string, (world: Tab) => void]>([
  ['the clock ticks', (world) => world.time.tick()],
  ['the player confirms', (world) => world.modal.accept()],
])(
  'a review whose games have all closed becomes the dialog poolGameNotAvailable when %s, and sends nothing',
  async (_moment, act) => {
    const world = await openTab();
    world.sending.openReview();
    world.clock.time = at('2026-08-29T19:00:00');
    act(world);
    await settle();
    expect([getShown(world), getParams(world).hours, world.server.posts]).toEqual([
      'poolGameNotAvailable',
      2,
      [],
    ]);
  },
);

/** Opens a review of the games 1 and 2 beside another tab of the player, which has the same drafts. */
async function openReviewBesideTab() {
  const device = createDevice();
  const locks = createLocks();
  const server = createFakeServer(() => at('2026-08-29T12:00:00'));
  const other = await openTab({ storage: device.openTab(), locks, server });
  other.drafts.flush();
  const world = await openTab({ storage: device.openTab(), locks, server });
  world.drafts.flush();
  world.drafts.start();
  world.sending.start();
  world.sending.openReview();
  // Of two scores of a game, the later one counts.
  other.clock.time += 1_000;
  return { other, world };
}

const getToasts = (world: Tab) => world.toast.toasts.value.map(({ kind }) => kind);

test('the open review leaves out a game whose prediction has loaded; accepting sends the other', async () => {
  const world = await openTab();
  world.sending.openReview();
  const { toFill } = getParams(world);
  world.server.keep([both('1')]);
  await world.predictions.load();
  const { lines, ...params } = getParams(world);
  expect([lines?.map(({ gameId }) => gameId), params.toFill]).toEqual([['2'], toFill]);
  world.modal.accept();
  await settle();
  expect(getPosted(world)).toEqual([['2']]);
});

test('the open review counts a game of whose score another tab has emptied a side as one to fill until its cut-off', async () => {
  const world = await openTab();
  world.sending.openReview();
  const { toFill = 0 } = getParams(world);
  world.drafts.setGoals(7, '1', 'home', null);
  const { lines, ...params } = getParams(world);
  expect([lines?.map(({ gameId }) => gameId), params.toFill]).toEqual([['2'], toFill + 1]);
  world.clock.time = at('2026-08-29T17:00:00');
  world.time.tick();
  expect(getParams(world).toFill).toBe(toFill);
});

test('the open review closes with the toast sent-elsewhere when another tab has sent all its games', async () => {
  const { other, world } = await openReviewBesideTab();
  await send(other);
  expect([getShown(world), getToasts(world), getPosted(world)]).toEqual([
    null,
    ['sent-elsewhere'],
    [['1', '2']],
  ]);
});

test('the open review knows of another tab’s send also when the predictions can’t be loaded', async () => {
  const { other, world } = await openReviewBesideTab();
  world.server.userPools = failing('networkError');
  await send(other);
  expect([getShown(world), getToasts(world)]).toEqual([null, ['sent-elsewhere']]);
});

test('the open review closes without the toast sent-elsewhere when another tab has emptied all its scores', async () => {
  const { other, world } = await openReviewBesideTab();
  other.drafts.drop(7, ['1', '2']);
  expect([getShown(world), getToasts(world)]).toEqual([null, []]);
});

test('the open review counts a game whose score another tab has emptied as one to fill', async () => {
  const { other, world } = await openReviewBesideTab();
  const { toFill = 0 } = getParams(world);
  other.drafts.drop(7, ['1']);
  const { lines, ...params } = getParams(world);
  expect([lines?.map(({ gameId }) => gameId), params.toFill]).toEqual([['2'], toFill + 1]);
});

const WEEK_CHANGES: [string, (world: Tab) => Promise<void>][] = [
  ['the server moves to week 8', moveToWeek8],
  [
    'the server moves to week 8 and no longer lists week 7',
    async (world) => {
      world.server.weeks = async () => [week(8, '2026-09-11')];
      await moveToWeek8(world);
    },
  ],
  ['the page shows week 8', async (world) => world.weeks.followAddress(8)],
  [
    'the server moves to week 8, whose games can be predicted too',
    async (world) => {
      world.server.gamesOfWeek = async (number) =>
        number === 8 ? GAMES.map((game) => ({ ...game, id: `8${game.id}`, week: 8 })) : GAMES;
      await moveToWeek8(world);
      world.fill('81', 3, 3, 8);
    },
  ],
];

test.each(WEEK_CHANGES)(
  'an open review of week 7 sends its own games, with the receipt, drafts and trivia of week 7, after %s',
  async (_what, change) => {
    const world = await openTab();
    world.server.trivia = TRIVIA;
    world.sending.openReview();
    await change(world);
    expect(world.weeks.shownNumber.value).toBe(8);
    expect([getShown(world), getParams(world).lines?.length]).toEqual(['sendPool', 2]);
    world.modal.accept();
    await settle();
    expect(getPosted(world)).toEqual([['1', '2']]);
    expect(world.modal.current.value).toMatchObject({
      type: 'poolsSent',
      params: { week: { number: 7 }, folio: 'p1', left: 2 },
    });
    expect(getParams(world).lines?.map(({ home }) => home.name)).toEqual(['Tigres', 'Pumas']);
    expect([world.getFilled(['1', '2']), world.trivia.pending.value?.week]).toEqual([[], 7]);
  },
);

test('an open review of week 7 removes a game of week 7 that closes while the page shows week 8', async () => {
  const world = await openTab({ now: at('2026-08-29T16:59:59') });
  world.sending.openReview();
  await moveToWeek8(world);
  world.clock.time = at('2026-08-29T17:00:00');
  world.time.tick();
  expect([getShown(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual(['sendPool', ['2']]);
});
