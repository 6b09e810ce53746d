import { beforeEach, expect, it, test, vi } from 'vitest';
import type { PoolSaved } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { ScorePick } from '../../domain/types.ts';
import { MAX_WAIT_MS, READ_BACK_MS } from '../../lib/clock.ts';
import { createDevice, createLocks, replaceLocks } from '../../testing/device.ts';
import { createFakeServer } from '../../testing/fake-api.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { runExclusively } from './send-predictions.ts';
import { getParams, getShown, openTab, send, settle } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

it('the review of predictions lists the complete scores and shows the number of missing scores', async () => {
  const world = await openTab();
  world.sender.review('Jornada 7');
  expect(world.modal.current.value).toMatchObject({
    type: 'sendPool',
    params: { missing: 2 },
  });
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
  world.sender.review('Jornada 7');
  world.clock.time = at('2026-08-29T17:00:00');
  world.modal.accept();
  await settle();
  expect(world.server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
  expect(getParams(world).lines?.map(({ gameId }) => gameId)).toEqual(['2']);
});

it('the review of predictions removes a game when it closes', async () => {
  const world = await openTab({ now: at('2026-08-29T16:59:59') });
  world.sender.review('Jornada 7');
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
    world.sender.review('Jornada 7');
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

it('accepting the error dialog about predictions whose response is lost does not send them again', async () => {
  const world = await openTab();
  world.server.sendPool = async (rows) => {
    world.server.posts.push(rows);
    throw new ApiError('networkError', { outcomeUnknown: true });
  };
  await send(world);
  world.modal.accept();
  await settle();
  expect(world.server.posts).toHaveLength(1);
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
  for (const tab of [first, second]) tab.sender.review('Jornada 7');
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

test('sent predictions that are missing from the reloaded predictions are shown as sent, with the folio of the POST’s response', async () => {
  const world = await openTab();
  world.server.userPools = async () => new Map();
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
  world.sender.review('Jornada 7');
  change(world);
  world.modal.accept();
  await settle();
  expect([getShown(world), world.server.posts]).toEqual([null, []]);
});

/** Another tab holds the lock `name` until the test calls `release`. */
function holdLock(name = `lmx:pool:${ANA.id}`) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locks = createLocks();
  void locks.request(name, () => held);
  return { locks, release };
}

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
    world.sender.review('Jornada 7');
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
  world.sender.review('Jornada 7');
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
  world.sender.review('Jornada 7');
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

test('runExclusively waits for the tab that holds the lock after a third tab gave up waiting', async () => {
  const { locks, release } = holdLock('lock');
  replaceLocks(locks);
  const job = vi.fn(async () => {});
  const impatient = runExclusively('lock', performance.now() + 1_000, async () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await impatient).toBe(false);
  const patient = runExclusively('lock', performance.now() + 10_000, job);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).not.toHaveBeenCalled();
  release();
  expect(await patient).toBe(true);
  expect(job.mock.calls).toEqual([[true]]);
});

test('runExclusively runs the job in a browser without Web Locks', async () => {
  replaceLocks(undefined);
  const job = vi.fn(async () => {});
  expect(await runExclusively('lock', performance.now() + 1_000, job)).toBe(true);
  expect(job).toHaveBeenCalledOnce();
});

test('runExclusively runs the job when the browser refuses the lock', async () => {
  replaceLocks({ request: async () => Promise.reject(new DOMException('', 'SecurityError')) });
  const job = vi.fn(async () => {});
  const isRun = await runExclusively('lock', performance.now() + 1_000, job);
  expect([isRun, job.mock.calls]).toEqual([true, [[false]]]);
});
