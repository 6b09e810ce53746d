import { beforeEach, expect, it, test, vi } from 'vitest';
import type { PoolSaved } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { ScorePick } from '../../domain/types.ts';
import { MAX_WAIT_MS, READ_BACK_MS } from '../../lib/clock.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice, createLocks } from '../../testing/device.ts';
import { createFakeServer, failing } from '../../testing/fake-api.ts';
import { ANA, at, GAMES, week } from '../../testing/fixtures.ts';
import { getParams, getShown, holdLock, openTab, send, settle } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

it('the review of predictions lists the complete scores and shows the number of missing scores', async () => {
  const world = await openTab();
  world.sender.review();
  expect([getShown(world), getParams(world).missing]).toEqual(['sendPool', 2]);
  expect(getParams(world).lines?.map(({ home }) => home.name)).toEqual(['Tigres', 'Pumas']);
});

it('sending predictions keeps a half-filled score as a draft', async () => {
  const world = await openTab();
  world.drafts.setGoals(7, '3', 'home', 1);
  await send(world);
  expect(world.drafts.getScore(7, '3')).toEqual({ home: 1, away: null });
});

it('sending predictions leaves out a game that closed during the review, also in the ticket', async () => {
  const world = await openTab({ now: at('2026-08-29T16:59:59') });
  world.sender.review();
  world.clock.time = at('2026-08-29T17:00:00');
  world.modal.accept();
  await settle();
  expect(world.server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
  expect(getParams(world).lines?.map(({ gameId }) => gameId)).toEqual(['2']);
});

it('the review of predictions removes a game when it closes', async () => {
  const world = await openTab({ now: at('2026-08-29T16:59:59') });
  world.sender.review();
  world.clock.time = at('2026-08-29T17:00:00');
  world.time.tick();
  expect([getShown(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual(['sendPool', ['2']]);
});

test.each<[string, (world: Awaited<ReturnType<typeof openTab>>) => void]>([
  ['the clock ticks', (world) => world.time.tick()],
  ['the player confirms', (world) => world.modal.accept()],
])(
  'a review whose games have all closed becomes the dialog poolGameNotAvailable when %s, and sends nothing',
  async (_moment, act) => {
    const world = await openTab();
    world.sender.review();
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

const LOST = new ApiError('networkError', { outcomeUnknown: true });
const both = (gameId: string): ScorePick => ({ gameId, homeScore: 2, awayScore: 1 });
const getPosted = (world: Awaited<ReturnType<typeof openTab>>) =>
  world.server.posts.map((rows) => rows.map(({ gameId }) => gameId));

// `arrived`: the games that the server has saved when the player presses “Reintentar”, too late for the first read-back.
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

const LUIS = { ...ANA, id: '8' };
const NOON = at('2026-08-29T12:00:00');

async function openWaitingTab(...options: Parameters<typeof openTab>) {
  const world = await openTab(...options);
  const answers: (() => void)[] = [];
  world.server.sendPool = (rows) =>
    new Promise<PoolSaved>((resolve) => {
      answers.push(() => resolve({ saved: world.server.keep(rows), trivia: world.server.trivia }));
    });
  const answer = async () => {
    answers.shift()?.();
    await settle();
  };
  return { world, answer };
}

// Opens two tabs of one player, each with an open review of the same two scores.
async function openTwoReviews() {
  const device = createDevice();
  const locks = createLocks();
  const server = createFakeServer(() => NOON);
  const first = await openTab({ storage: device.openTab(), locks, server });
  first.drafts.flush();
  const second = await openTab({ storage: device.openTab(), locks, server });
  second.drafts.flush();
  for (const tab of [first, second]) tab.sender.review();
  return { first, second, server };
}

test('sending predictions reserves the last six of its 20 seconds for the reload of the predictions', async () => {
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

test('sending predictions drops the pending trivia of the week when the response says that it was answered, as on another device', async () => {
  const world = await openTab();
  world.trivia.keep({ id: '5', question: 'q', options: ['a', 'b'] }, 7);
  world.server.trivia = 'already-answered';
  await send(world);
  expect(world.trivia.pending.value).toBeNull();
  world.trivia.restore();
  expect(world.trivia.pending.value).toBeNull();
});

/** Sends the predictions; the server saves them, but its response is lost. */
async function loseAnswer(world: Awaited<ReturnType<typeof openTab>>) {
  const { sendPool } = world.server;
  world.server.sendPool = async (rows) => {
    world.server.keep(rows);
    throw new ApiError('networkError', { outcomeUnknown: true });
  };
  await send(world);
  world.server.sendPool = sendPool;
}

test('poolsSent says that a lost trivia comes with another send of the week, and that send brings it', async () => {
  const world = await openTab();
  await loseAnswer(world);
  const { current } = world.modal;
  expect([current.value?.type, getParams(world).lostTrivia]).toEqual(['poolsSent', 'later']);
  world.modal.accept();
  world.server.trivia = { id: '5', question: 'q', options: ['a', 'b'] };
  world.fill('3');
  await send(world);
  expect([current.value?.type, getParams(world).lostTrivia]).toEqual(['poolSent', undefined]);
  expect(world.trivia.pending.value?.week).toBe(7);
});

test('poolsSent says that a lost trivia cannot come back when no game of the week is left to send', async () => {
  const world = await openTab();
  for (const gameId of ['3', '4']) world.fill(gameId);
  await loseAnswer(world);
  expect([getParams(world).lines?.length, getParams(world).lostTrivia]).toEqual([4, 'gone']);
});

test('poolsSent says nothing of a lost trivia when the trivia of the week has come with an earlier send', async () => {
  const world = await openTab();
  world.trivia.keep({ id: '5', question: 'q', options: ['a', 'b'] }, 7);
  await loseAnswer(world);
  expect([getParams(world).lines?.length, getParams(world).lostTrivia]).toEqual([2, undefined]);
});

test('sending predictions does not reload the predictions when another player logs in during the POST', async () => {
  const { world, answer } = await openWaitingTab();
  await send(world);
  world.setUser(LUIS);
  await answer();
  expect(world.server.calls).toEqual(['sendPool']);
});

test('sending predictions shows no dialog and leaves `lastSent` empty when another player logs in during the reload of the predictions', async () => {
  const world = await openTab();
  const { userPools } = world.server;
  world.server.userPools = async () => {
    world.setUser(LUIS);
    return userPools();
  };
  await send(world);
  expect(getShown(world)).toBeNull();
  expect(world.sender.lastSent.value.size).toBe(0);
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
    world.sender.review();
    expect(getParams(world).lines?.map(({ gameId }) => gameId) ?? []).toEqual(drafts);
  },
);

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
  expect(world.season.weekView.entries.value.map(({ state }) => state.value)).toEqual([
    'sent',
    'sent',
    'open',
    'open',
  ]);
});

test('a second tab sends only the other prediction when the first tab has sent one of two reviewed predictions', async () => {
  const { first, second, server } = await openTwoReviews();
  first.clock.time += 1_000;
  first.drafts.drop(7, ['1']);
  server.keep([{ gameId: '1', homeScore: 2, awayScore: 1 }]);
  second.modal.accept();
  await settle();
  expect(server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
});

test('a second tab sends nothing and shows the dialog poolInvalid when the first tab has sent other scores for the reviewed games', async () => {
  const { first, second, server } = await openTwoReviews();
  first.clock.time += 1_000;
  first.drafts.drop(7, ['1', '2']);
  const other = (gameId: string): ScorePick => ({ gameId, homeScore: 0, awayScore: 0 });
  server.keep([other('1'), other('2')]);
  second.modal.accept();
  await settle();
  expect([getShown(second), server.posts]).toEqual(['poolInvalid', []]);
});

test('a tab that waited while another tab sent the same predictions and got no response sends none of them and shows them as sent', async () => {
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

test('two tabs that confirm the same review at once make one POST and show the predictions as sent, without a lost trivia', async () => {
  const { first, second, server } = await openTwoReviews();
  for (const tab of [first, second]) tab.modal.accept();
  await settle();
  expect([getShown(first), getShown(second)]).toEqual(['poolsSent', 'poolsSent']);
  expect(getParams(second).lostTrivia).toBeUndefined();
  expect(server.posts).toHaveLength(1);
});

test.each<[string, (world: Awaited<ReturnType<typeof openTab>>) => void]>([
  ['another player has logged in since the review opened', (world) => world.setUser(LUIS)],
  [
    'another tab has changed the session and this tab has not heard of it',
    (world) => {
      world.session.isOurs = false;
    },
  ],
])('a confirmed review makes no POST and shows no dialog when %s', async (_case, change) => {
  const world = await openTab();
  world.sender.review();
  change(world);
  world.modal.accept();
  await settle();
  expect([getShown(world), world.server.posts]).toEqual([null, []]);
});

test('sending predictions fails after 20 seconds, without a POST, while another tab holds the lock for sending', async () => {
  const world = await openTab({ locks: holdLock().locks });
  await send(world);
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
  expect(getShown(world)).toBe('sendingPool');
  await vi.advanceTimersByTimeAsync(1);
  expect([getShown(world), world.server.posts]).toEqual(['networkError', []]);
});

test('when another player logs in while predictions of the previous player wait for the Web Lock, no dialog is shown when the wait ends', async () => {
  const world = await openTab({ locks: holdLock().locks });
  await send(world);
  world.setUser(LUIS);
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(getShown(world)).toBeNull();
});

// `kept` is loaded as a prediction; of `dropped` only the draft is deleted, as by a tab that has sent the score.
test.each<[string, string[], string[]]>([
  ['has loaded as a prediction', ['1'], []],
  ['has no draft any more', [], ['1']],
])(
  'the open review dialog leaves out a game that another tab has sent and that %s; accepting it sends the other game',
  async (_case, kept, dropped) => {
    const world = await openTab();
    world.sender.review();
    const { missing } = getParams(world);
    world.server.keep(kept.map((gameId) => ({ gameId, homeScore: 2, awayScore: 1 })));
    if (kept.length > 0) await world.predictions.load();
    world.drafts.drop(7, dropped);
    const { lines, ...params } = getParams(world);
    expect([lines?.map(({ gameId }) => gameId), params.missing]).toEqual([['2'], missing]);
    world.modal.accept();
    await settle();
    expect(world.server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
  },
);

test('the open review dialog leaves out a game whose score another tab has made incomplete, and counts it as missing until its cut-off', async () => {
  const world = await openTab();
  world.sender.review();
  const { missing = 0 } = getParams(world);
  world.drafts.setGoals(7, '1', 'home', null);
  const { lines, ...params } = getParams(world);
  expect([lines?.map(({ gameId }) => gameId), params.missing]).toEqual([['2'], missing + 1]);
  world.clock.time = at('2026-08-29T17:00:00');
  world.time.tick();
  expect(getParams(world).missing).toBe(missing);
});

test('the open review dialog closes with the toast sent-elsewhere when another tab has sent all its games', async () => {
  const world = await openTab();
  world.sender.review();
  world.drafts.drop(7, ['1', '2']);
  expect([getShown(world), world.toast.toasts.value.map(({ kind }) => kind)]).toEqual([
    null,
    ['sent-elsewhere'],
  ]);
  expect(world.server.posts).toEqual([]);
});

test('`sender.reset` sets isSending to false, empties lastSent and closes the dialog sendingPool', async () => {
  const { world, answer } = await openWaitingTab();
  await send(world);
  await answer();
  expect([...world.sender.lastSent.value]).toEqual(['1', '2']);
  world.fill('3');
  world.modal.accept();
  await send(world);
  expect(world.sender.isSending.value).toBe(true);
  world.sender.reset();
  expect([world.sender.isSending.value, [...world.sender.lastSent.value], getShown(world)]).toEqual([
    false,
    [],
    null,
  ]);
});

test('a response to predictions of the previous session does not end the sending of predictions in the next session', async () => {
  const { world, answer } = await openWaitingTab();
  await send(world);
  world.sender.reset();
  world.setUser(LUIS);
  world.fill('3');
  await send(world);
  await answer();
  expect([getShown(world), world.sender.isSending.value]).toEqual(['sendingPool', true]);
  await answer();
  expect([getShown(world), world.sender.isSending.value]).toEqual(['poolSent', false]);
});

const TRIVIA = { id: '5', question: 'q', options: ['a', 'b'] };
type Tab = Awaited<ReturnType<typeof openTab>>;

async function moveToWeek8(world: Tab) {
  world.server.currentWeek = async () => ({ number: 8, betDays: '' });
  await world.season.refresh();
}

const WEEK_CHANGES: [string, (world: Tab) => Promise<void>][] = [
  ['the server moves to week 8', moveToWeek8],
  [
    'the server moves to week 8 and no longer lists week 7',
    async (world) => {
      world.server.weeks = async () => [week(8, '2026-09-11')];
      await moveToWeek8(world);
    },
  ],
  ['the page shows week 8', async (world) => world.weeks.select(8)],
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
    world.sender.review();
    await change(world);
    expect(world.weeks.selected.value).toBe(8);
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
  world.sender.review();
  await moveToWeek8(world);
  world.clock.time = at('2026-08-29T17:00:00');
  world.time.tick();
  expect([getShown(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual(['sendPool', ['2']]);
});

test('a send of week 8 leaves the drafts of week 7 alone', async () => {
  const world = await openTab();
  world.server.gamesOfWeek = async (number) =>
    number === 8 ? GAMES.map((game) => ({ ...game, id: `8${game.id}`, week: 8 })) : GAMES;
  await moveToWeek8(world);
  world.fill('81', 3, 3, 8);
  await send(world);
  expect([getPosted(world), world.getFilled(['1', '2'])]).toEqual([[['81']], ['1', '2']]);
});

/** The server refuses a send that contains one of `refused`, and takes any other. */
function refuse(world: Tab, refused: readonly string[], error: ApiError) {
  const { sendPool } = world.server;
  world.server.sendPool = async (rows) => {
    if (!rows.some(({ gameId }) => refused.includes(gameId))) return sendPool(rows);
    world.server.posts.push(rows);
    throw error;
  };
}

const keepOther = (world: Tab) => void world.server.keep([{ gameId: '1', homeScore: 0, awayScore: 0 }]);
const replaceFirst = (world: Tab, changes: object) => {
  world.server.gamesOfWeek = async () => [
    { ...GAMES[0], ...changes } as (typeof GAMES)[0],
    ...GAMES.slice(1),
  ];
};

test.each<[string, string, ApiError, (world: Tab) => void]>([
  [
    'is predicted already, under another week',
    'poolInvalid',
    new ApiError('poolInvalid', { status: 422 }),
    (world) => {
      keepOther(world);
      const rows = world.server.saved;
      const { userPools } = world.server;
      world.server.userPools = async () => {
        const own = [...(await userPools()).values()].flat().filter((row) => !rows.includes(row));
        return new Map([
          [6, rows],
          [7, own],
        ]);
      };
    },
  ],
  ['is predicted already', 'poolInvalid', new ApiError('poolInvalid', { status: 422 }), keepOther],
  [
    'is predicted already, in words that the client doesn’t know',
    'unpreventedError',
    new ApiError('unpreventedError', { status: 409 }),
    keepOther,
  ],
  [
    'is no longer in the week',
    'poolInvalid',
    new ApiError('poolInvalid', { status: 422 }),
    (world) => {
      world.server.gamesOfWeek = async () => GAMES.slice(1);
    },
  ],
  [
    'is postponed',
    'poolInvalid',
    new ApiError('poolInvalid', { status: 422 }),
    (world) => replaceFirst(world, { status: 'postponed' }),
  ],
  [
    'starts earlier than this page knew',
    'poolGameNotAvailable',
    new ApiError('poolGameNotAvailable', { status: 422 }),
    (world) => replaceFirst(world, { kickOff: at('2026-08-29T13:00:00') }),
  ],
  [
    'closes earlier by the clock of the server',
    'poolGameNotAvailable',
    new ApiError('poolGameNotAvailable', { status: 422 }),
    () => undefined,
  ],
  [
    'is named by Laravel’s validation',
    'unpreventedError',
    new ApiError('unpreventedError', {
      status: 422,
      fields: [{ field: 'pool.0.gameId', kind: 'invalid' }],
    }),
    () => undefined,
  ],
])(
  'a game that %s does not take the others with it: the review offers them again without it',
  async (_what, dialog, error, prepare) => {
    const world = await openTab();
    refuse(world, ['1'], error);
    prepare(world);
    await send(world);
    expect([getShown(world), world.server.calls.includes('userPools')]).toEqual([dialog, true]);
    world.modal.accept();
    expect([getShown(world), getParams(world).lines?.map(({ gameId }) => gameId)]).toEqual([
      'sendPool',
      ['2'],
    ]);
    world.modal.accept();
    await settle();
    expect([getShown(world), getPosted(world)]).toEqual(['poolSent', [['1', '2'], ['2']]]);
  },
);

test.each<[string, ApiError]>([
  ['the whole week', new ApiError('poolWeekNotValid', { status: 422 })],
  ['the day', new ApiError('poolNotAvailable', { status: 422 })],
  ['games that nothing tells apart', new ApiError('poolInvalid', { status: 422 })],
])('a refusal of %s offers nothing again and keeps the drafts', async (_what, error) => {
  const world = await openTab();
  refuse(world, ['1'], error);
  await send(world);
  world.modal.accept();
  await settle();
  expect([getShown(world), getPosted(world), world.getFilled(['1', '2'])]).toEqual([
    null,
    [['1', '2']],
    ['1', '2'],
  ]);
});

const ownedBy = (world: Tab, userId: string) => async () =>
  new Map([[7, world.server.saved.map((row) => ({ ...row, userId }))]]);

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

test.each<[string, (world: Tab, rows: readonly ScorePick[]) => PoolSaved]>([
  [
    'the answer of the send',
    (world, rows) => ({
      saved: world.server.keep(rows).map((row) => ({ ...row, userId: '8' })),
      trivia: null,
    }),
  ],
  [
    'the read-back',
    (world, rows) => {
      world.server.keep(rows);
      world.server.userPools = ownedBy(world, '8');
      return { saved: [], trivia: null };
    },
  ],
  [
    'the read-back after a lost answer',
    (world, rows) => {
      world.server.keep(rows);
      world.server.userPools = ownedBy(world, '8');
      throw LOST;
    },
  ],
])(
  'predictions of another player in %s end the session, without a receipt, and keep the drafts',
  async (_what, answer) => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      return answer(world, rows);
    };
    await send(world);
    expect([getShown(world), world.user.value, world.server.posts.length]).toEqual([null, null, 1]);
    world.setUser(ANA);
    world.drafts.open(7);
    expect(world.getFilled(['1', '2'])).toEqual(['1', '2']);
  },
);

test.each<[string, (world: Tab) => void, string[]]>([
  ['sends predictions', () => undefined, ['sent', 'sent', 'open', 'open']],
  [
    'sends predictions whose answer is lost',
    (world) => {
      world.server.sendPool = async (rows) => {
        world.server.keep(rows);
        throw LOST;
      };
    },
    ['sent', 'sent', 'open', 'open'],
  ],
  [
    'sends predictions of which the server saves one',
    (world) => {
      world.server.sendPool = async (rows) => ({ saved: world.server.keep(rows.slice(0, 1)), trivia: null });
    },
    ['sent', 'draft', 'open', 'open'],
  ],
])(
  'a tab shows at once what another tab of the player has sent when that tab %s',
  async (_what, prepare, states) => {
    const device = createDevice();
    const server = createFakeServer(() => NOON);
    const first = await openTab({ storage: device.openTab(), server });
    const second = await openTab({ storage: device.openTab(), server });
    const stop = second.sender.start();
    prepare(first);
    await send(first);
    expect(second.season.weekView.entries.value.map(({ state }) => state.value)).toEqual(states);
    expect(device.disk.has(STORAGE_KEYS.sent)).toBe(false);
    stop();
  },
);

test('a tab of another player makes no call when predictions are sent in the first tab', async () => {
  const device = createDevice();
  const first = await openTab({ storage: device.openTab() });
  const second = await openTab({ storage: device.openTab(), user: LUIS });
  const stop = second.sender.start();
  await send(first);
  expect(second.server.calls).toEqual([]);
  stop();
});

test('“Reintentar” sends nothing when a reload of the page replaces the reading of the predictions and fails', async () => {
  const world = await openTab();
  world.server.sendPool = async (rows) => {
    world.server.posts.push(rows);
    throw LOST;
  };
  await send(world);
  world.server.userPools = () =>
    new Promise((_, reject) => setTimeout(() => reject(new ApiError('networkError')), 10));
  world.modal.accept();
  await settle();
  world.predictions.load().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([getShown(world), world.server.posts.length]).toEqual(['networkError', 1]);
});
