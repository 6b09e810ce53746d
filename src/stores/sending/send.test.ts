import { beforeEach, expect, it, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import type { ScorePick } from '../../domain/types.ts';
import { MAX_WAIT_MS, READ_BACK_MS } from '../../lib/clock.ts';
import { createDevice, createLocks, replaceLocks } from '../../testing/device.ts';
import { createFakeServer, failing } from '../../testing/fake-api.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import {
  both,
  getParams,
  getPosted,
  getShown,
  holdLock,
  LOST,
  openTab,
  ownedBy,
  send,
  settle,
  type Tab,
} from './tab.test.helper.ts';

const NOON = at('2026-08-29T12:00:00');

beforeEach(() => void vi.useFakeTimers());

const other = (gameId: string): ScorePick => ({ gameId, homeScore: 0, awayScore: 0 });

it('sending predictions leaves out a game that closed during the review, also in the ticket', async () => {
  const world = await openTab({ now: at('2026-08-29T16:59:59') });
  world.sending.openReview();
  world.clock.time = at('2026-08-29T17:00:00');
  world.modal.accept();
  await settle();
  expect(world.server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
  expect(getParams(world).lines?.map(({ gameId }) => gameId)).toEqual(['2']);
});

// `arrived`: the games that the server has saved when the player presses “Reintentar”, too late for the first
// read-back.
test.each<[string, string[], string[][], string]>([
  [
    'nothing',
    [],
    [
      ['1', '2'],
      ['1', '2'],
    ],
    'poolsSent',
  ],
  ['one of two', ['1'], [['1', '2'], ['2']], 'poolsSent'],
  ['everything', ['1', '2'], [['1', '2']], 'poolsSent'],
])(
  '“Reintentar” after a lost answer sends what the predictions lack when the server has saved %s',
  async (_what, arrived, posted, dialog) => {
    const world = await openTab();
    const { sendPool } = world.server;
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      throw LOST;
    };
    await send(world);
    expect(world.modal.current.value).toMatchObject({ type: 'networkError', params: { canRetry: true } });
    world.server.sendPool = sendPool;
    world.server.keep(arrived.map(both));
    world.modal.accept();
    await settle();
    expect([getPosted(world), getShown(world)]).toEqual([posted, dialog]);
    expect(getParams(world).lines).toHaveLength(2);
    expect(world.getFilled(['1', '2'])).toEqual([]);
  },
);

// The answer to the first send is lost. `kept` is what the server has when the player presses “Reintentar”.
test.each<[string, ScorePick[], number, string]>([
  ['other scores for both games', [other('1'), other('2')], at('2026-08-29T12:00:00'), 'poolInvalid'],
  [
    'one of two scores, and another score for the other game',
    [both('1'), other('2')],
    at('2026-08-29T12:00:00'),
    'poolSent',
  ],
  [
    'one of two scores, and the other game has closed',
    [both('2')],
    at('2026-08-29T17:00:00'),
    'poolGameNotAvailable',
  ],
  [
    'another score for one game, and the other game has closed',
    [other('2')],
    at('2026-08-29T17:00:00'),
    'poolGameNotAvailable',
  ],
  ['none of two scores, and both games have closed', [], at('2026-08-29T19:00:00'), 'poolGameNotAvailable'],
  ['both scores, and both games have closed', [both('1'), both('2')], at('2026-08-29T19:00:00'), 'poolsSent'],
])(
  '“Reintentar” after a lost answer makes no second POST when the server has %s',
  async (_what, kept, now, dialog) => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      throw LOST;
    };
    await send(world);
    world.server.keep(kept);
    world.clock.time = now;
    world.modal.accept();
    await settle();
    expect([getShown(world), getPosted(world)]).toEqual([dialog, [['1', '2']]]);
  },
);

test('after a lost answer, the receipt shows the score that was saved, although another game was sent elsewhere', async () => {
  const world = await openTab();
  world.server.userPools = ownedBy(world, ANA.id);
  world.server.keep([both('3')]);
  await world.predictions.load();
  world.server.keep([other('1')]);
  world.server.sendPool = async (rows) => {
    world.server.keep(rows);
    throw LOST;
  };
  await send(world);
  expect([getShown(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual(['poolSent', ['2']]);
});

test('“Reintentar” after a lost answer sends nothing while the predictions can’t be read, and offers itself again', async () => {
  const world = await openTab();
  world.server.sendPool = async (rows) => {
    world.server.posts.push(rows);
    throw LOST;
  };
  const { userPools } = world.server;
  world.server.userPools = failing('networkError');
  await send(world);
  world.modal.accept();
  await settle();
  expect([getShown(world), world.server.posts.length]).toEqual(['networkError', 1]);
  world.server.userPools = userPools;
  world.server.keep(['1', '2'].map(both));
  world.modal.accept();
  await settle();
  expect([getShown(world), world.server.posts.length]).toEqual(['poolsSent', 1]);
});

test('“Reintentar” after a send that never left the device sends the same scores, without reading the predictions first', async () => {
  const world = await openTab();
  const { sendPool } = world.server;
  world.server.sendPool = failing('networkError');
  await send(world);
  world.server.sendPool = sendPool;
  world.server.calls.length = 0;
  world.modal.accept();
  await settle();
  expect([getShown(world), getPosted(world), world.server.calls]).toEqual([
    'poolsSent',
    [['1', '2']],
    ['sendPool', 'userPools'],
  ]);
});

test.each([
  ['never left the device', new ApiError('networkError')],
  ['has lost its answer', LOST],
])(
  '“Reintentar” after a send that %s leaves out a score that another tab has emptied meanwhile',
  async (_what, error) => {
    const device = createDevice();
    const world = await openTab({ storage: device.openTab() });
    const { sendPool } = world.server;
    world.server.sendPool = async () => {
      throw error;
    };
    await send(world);
    world.server.sendPool = sendPool;
    const elsewhere = await openTab({ storage: device.openTab(), now: world.clock.time + 1_000 });
    for (const side of ['home', 'away'] as const) elsewhere.drafts.setGoals(7, '1', side, null);
    elsewhere.drafts.flush();
    world.modal.accept();
    await settle();
    expect([getPosted(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual([[['2']], ['2']]);
  },
);

test('the receipt says that a trivia may be lost when this tab has removed the drafts itself after a lost answer', async () => {
  const world = await openTab();
  world.server.sendPool = async () => {
    throw LOST;
  };
  await send(world);
  world.server.keep(['1', '2'].map(both));
  await world.playerData.reloadAll();
  expect(world.getFilled(['1', '2'])).toEqual([]);
  world.modal.accept();
  await settle();
  expect([getShown(world), getParams(world).lostTrivia]).toEqual(['poolsSent', 'later']);
});

// After a lost answer, the server has saved game 1 when the player presses “Reintentar”, and that second send fails.
test.each<[string, (world: Tab) => Promise<void>]>([
  [
    'its POST never left the device',
    async (world) => {
      const { sendPool } = world.server;
      world.server.sendPool = failing('networkError');
      world.modal.accept();
      await settle();
      world.server.sendPool = sendPool;
    },
  ],
  [
    'another tab was sending for 20 seconds',
    async (world) => {
      const { locks, release } = holdLock();
      replaceLocks(locks);
      world.modal.accept();
      await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
      release();
      await settle();
    },
  ],
])(
  'the third send after a lost answer sends what the predictions lack, and shows both scores as sent, when %s',
  async (_why, failSecondSend) => {
    const world = await startWithLostAnswer();
    world.server.keep([both('1')]);
    await failSecondSend(world);
    expect([getShown(world), getPosted(world)]).toEqual(['networkError', []]);
    world.modal.accept();
    await settle();
    expect([getPosted(world), getParams(world).lines?.length, world.getFilled(['1', '2'])]).toEqual([
      [['2']],
      2,
      [],
    ]);
  },
);

// Opens two tabs of one player, each with an open review of the same two scores.
async function openTwoReviews() {
  const device = createDevice();
  const locks = createLocks();
  const server = createFakeServer(() => NOON);
  const first = await openTab({ storage: device.openTab(), locks, server });
  first.drafts.flush();
  const second = await openTab({ storage: device.openTab(), locks, server });
  second.drafts.flush();
  for (const tab of [first, second]) tab.sending.openReview();
  return { first, second, server };
}

test('sending predictions reserves the last six of its 20 seconds for the reload of the predictions [4.44]', async () => {
  const world = await openTab();
  const { sendPool, userPools } = world.server;
  const deadlines: (number | undefined)[] = [];
  world.server.sendPool = (rows, options) => {
    deadlines.push(options?.deadline);
    return sendPool(rows);
  };
  world.server.userPools = (options) => {
    deadlines.push(options?.deadline);
    return userPools();
  };
  const start = performance.now();
  await send(world);
  expect(deadlines).toEqual([start + MAX_WAIT_MS - READ_BACK_MS, start + MAX_WAIT_MS]);
});

test.each<[string, string[], string | null, object, string[]]>([
  ['everything', ['1', '2'], 'poolsSent', { unsaved: 0, left: 2 }, []],
  ['one of two', ['2'], 'poolSent', { unsaved: 1, left: 3 }, ['1']],
  ['nothing', [], 'unpreventedError', { unsaved: 2 }, ['1', '2']],
])(
  'when the server accepts two predictions and its predictions list %s, the others stay drafts and the dialog says so',
  async (_what, kept, dialog, params, drafts) => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      return { saved: [], trivia: null };
    };
    world.server.keep(kept.map(both));
    await send(world);
    expect(world.modal.current.value).toMatchObject({ type: dialog, params });
    expect([world.getFilled(['1', '2']), getPosted(world)]).toEqual([drafts, [['1', '2']]]);
    world.modal.accept();
    world.sending.openReview();
    expect(getParams(world).lines?.map(({ gameId }) => gameId) ?? []).toEqual(drafts);
  },
);

test('an accepted score that the server lists with another score is no draft, so the receipt of the other one counts none', async () => {
  const world = await openTab();
  world.server.sendPool = async (rows) => {
    world.server.posts.push(rows);
    return { saved: [], trivia: null };
  };
  world.server.keep([both('1'), other('2')]);
  await send(world);
  expect(world.modal.current.value).toMatchObject({ type: 'poolSent', params: { unsaved: 0 } });
  world.modal.accept();
  world.sending.openReview();
  expect(getShown(world)).toBeNull();
});

test('a confirmed review sends nothing and shows no dialog when another tab has emptied a side of its only score', async () => {
  const world = await openTab();
  world.drafts.drop(7, ['2']);
  world.sending.openReview();
  // The confirmation rereads the drafts, which the open review has not heard of yet.
  vi.spyOn(world.drafts, 'reread').mockImplementation(() => world.drafts.setGoals(7, '1', 'away', null));
  world.modal.accept();
  await settle();
  expect([getShown(world), world.server.posts]).toEqual([null, []]);
});

test('when the server accepts predictions and lists them with other scores, the dialog poolInvalid is shown', async () => {
  const world = await openTab();
  world.server.keep(['1', '2'].map((gameId) => ({ gameId, homeScore: 0, awayScore: 0 })));
  await send(world);
  expect([getShown(world), world.server.posts.length]).toEqual(['poolInvalid', 1]);
});

test('accepted predictions are shown as sent, with the folio of the POST’s response, when the predictions can’t be read', async () => {
  const world = await openTab();
  world.server.userPools = failing('unpreventedError');
  await send(world);
  expect(world.modal.current.value).toMatchObject({ type: 'poolsSent', params: { folio: 'p1' } });
  expect(world.shownWeek.entries.value.map(({ state }) => state.value)).toEqual([
    'sent',
    'sent',
    'open',
    'open',
  ]);
});

// The predictions can be read before the POST, and not after it. `change` happens during the first read.
test.each<[string, string, () => Promise<Tab>, (world: Tab) => void, string[], string[]]>([
  [
    'a first send',
    'leaves out a game that closed before the POST',
    startAsKnownOwner,
    closeGame1,
    ['2'],
    ['1'],
  ],
  [
    'a repeated send',
    'leaves out a game that closed before the POST',
    startWithLostAnswer,
    closeGame1,
    ['2'],
    ['1'],
  ],
  [
    'a first send',
    'leaves out a game that another tab has sent with another score',
    startAsKnownOwner,
    (world) => world.server.keep([other('1')]),
    ['2'],
    [],
  ],
  [
    'a repeated send',
    'leaves out a game that another tab has sent with another score',
    startWithLostAnswer,
    (world) => world.server.keep([other('1')]),
    ['2'],
    [],
  ],
  [
    'a repeated send',
    'has a game that an earlier send has saved',
    startWithLostAnswer,
    (world) => world.server.keep([both('1')]),
    ['1', '2'],
    [],
  ],
])(
  'the receipt of %s %s when the predictions can’t be read after the send',
  async (_send, _what, start, change, lines, drafts) => {
    const world = await start();
    const { sendPool, userPools } = world.server;
    world.server.userPools = async () => {
      change(world);
      return userPools();
    };
    world.server.sendPool = async (rows) => {
      world.server.userPools = failing('unpreventedError');
      return sendPool(rows);
    };
    world.modal.accept();
    await settle();
    expect([getParams(world).lines?.map(({ gameId }) => gameId), world.getFilled(['1', '2'])]).toEqual([
      lines,
      drafts,
    ]);
  },
);

function closeGame1(world: Tab) {
  world.clock.time = at('2026-08-29T17:00:00');
}

/** Opens the review in a tab whose predictions name their player, so that a send reads them first. */
async function startAsKnownOwner() {
  const world = await openTab();
  world.server.keep([both('3')]);
  world.server.userPools = ownedBy(world, ANA.id);
  await world.predictions.load();
  world.sending.openReview();
  return world;
}

/** Shows the dialog with “Reintentar” after a send that the server has not carried out. */
async function startWithLostAnswer() {
  const world = await openTab();
  const { sendPool } = world.server;
  world.server.sendPool = async () => {
    throw LOST;
  };
  await send(world);
  world.server.sendPool = sendPool;
  return world;
}

test('a second tab sends only the other prediction when the first tab has sent one of two reviewed predictions', async () => {
  const { first, second, server } = await openTwoReviews();
  first.clock.time += 1_000;
  first.drafts.drop(7, ['1']);
  server.keep([{ gameId: '1', homeScore: 2, awayScore: 1 }]);
  second.modal.accept();
  await settle();
  expect(server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
});

test('a second tab sends nothing and shows poolInvalid when the first has sent other scores for the games', async () => {
  const { first, second, server } = await openTwoReviews();
  first.clock.time += 1_000;
  first.drafts.drop(7, ['1', '2']);
  server.keep([other('1'), other('2')]);
  second.modal.accept();
  await settle();
  expect([getShown(second), server.posts]).toEqual(['poolInvalid', []]);
});

test('a tab that waited while another sent the same predictions sends none and shows them as sent', async () => {
  const { first, second, server } = await openTwoReviews();
  const { userPools } = server;
  let isLost = true;
  server.sendPool = async (rows) => {
    server.posts.push(rows);
    server.keep(rows);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    throw new ApiError('networkError', { outcomeUnknown: true });
  };
  server.userPools = async () => {
    if (!isLost) return userPools();
    isLost = false;
    throw new ApiError('networkError');
  };
  for (const tab of [first, second]) tab.modal.accept();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([getShown(first), getShown(second)]).toEqual(['networkError', 'poolsSent']);
  expect(getParams(second).lostTrivia).toBe('later');
  expect(server.posts).toHaveLength(1);
});

test('two tabs that confirm one review at once make one POST and show the predictions as sent', async () => {
  const { first, second, server } = await openTwoReviews();
  for (const tab of [first, second]) tab.modal.accept();
  await settle();
  expect([getShown(first), getShown(second)]).toEqual(['poolsSent', 'poolsSent']);
  expect(getParams(second).lostTrivia).toBeUndefined();
  expect(server.posts).toHaveLength(1);
});

test('sending predictions fails after 20 seconds, without a POST, while another tab holds the lock for sending', async () => {
  const world = await openTab({ locks: holdLock().locks });
  await send(world);
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
  expect(getShown(world)).toBe('sendingPool');
  await vi.advanceTimersByTimeAsync(1);
  expect([getShown(world), world.server.posts]).toEqual(['networkError', []]);
});

test('a tab whose predictions name their player reads them before a send, and sends nothing as another player', async () => {
  const world = await openTab();
  world.server.keep([both('3')]);
  world.server.userPools = ownedBy(world, '7');
  await world.predictions.load();
  world.server.userPools = ownedBy(world, '8');
  await send(world);
  expect([world.server.posts, world.user.value]).toEqual([[], null]);
  world.setUser(ANA);
  world.drafts.open(7);
  expect(world.getFilled(['1', '2'])).toEqual(['1', '2']);
});
