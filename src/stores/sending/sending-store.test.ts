// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createFakeServer } from '../../testing/fake-api.ts';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { getShown, LOST, LUIS, openTab, openWaitingTab, send, type Tab } from './tab.test.helper.ts';

const NOON = at('2026-08-29T12:00:00');

afterEach(() => {
  vi.doUnmock('./review.ts');
  vi.useRealTimers();
});

/** Opens a tab with a complete score for game 1 and without the code of a send. */
async function openWithoutCode() {
  const world = createGameWorld();
  const close = world.gamesPage.open();
  await vi.waitFor(() => expect(world.shownWeek.status.value).toBe('ready'));
  close();
  world.fill('1', 2, 1);
  return world;
}

function removeCode() {
  vi.doMock('./review.ts', () => ({
    createShowReview() {
      throw new TypeError('Failed to fetch dynamically imported module: /a.js');
    },
  }));
}

test('a press of “Enviar pronóstico” while the code for sending loads opens the review when the code has come', async () => {
  const world = await openWithoutCode();
  world.sending.openReview();
  expect(getShown(world)).toBe(null);
  await vi.waitFor(() => expect(getShown(world)).toBe('sendPool'));
});

test('the review closes when Partidos is left, and its drafts stay', async () => {
  const world = await openWithoutCode();
  await world.sending.prepare();
  world.sending.openReview();
  world.sending.leavePage();
  expect([getShown(world), world.getFilled(['1'])]).toEqual([null, ['1']]);
});

test('the review doesn’t open over another page when its code comes after Partidos was left', async () => {
  const world = await openWithoutCode();
  world.sending.openReview();
  world.sending.leavePage();
  await world.sending.prepare();
  await Promise.resolve();
  expect(getShown(world)).toBe(null);
});

test('a press of “Enviar pronóstico” shows networkError and keeps the draft when the code for sending can’t be loaded', async () => {
  removeCode();
  const world = await openWithoutCode();
  world.sending.openReview();
  await vi.waitFor(() => expect(getShown(world)).toBe('networkError'));
  expect(world.getFilled(['1'])).toEqual(['1']);
});

test('“Reintentar” loads the code for sending again and opens the review', async () => {
  removeCode();
  const world = await openWithoutCode();
  await world.sending.prepare();
  world.sending.openReview();
  await vi.waitFor(() => expect(getShown(world)).toBe('networkError'));
  vi.doUnmock('./review.ts');
  world.modal.accept();
  await vi.waitFor(() => expect(getShown(world)).toBe('sendPool'));
});

test('no review opens when the code for sending arrives after a log-out', async () => {
  const world = await openWithoutCode();
  world.sending.openReview();
  world.sending.reset();
  await world.sending.prepare();
  await new Promise((resolve) => setTimeout(resolve));
  expect(getShown(world)).toBe(null);
});

test('`sending.reset` sets isSending to false, empties lastSent and closes the dialog sendingPool', async () => {
  vi.useFakeTimers();
  const { world, answer } = await openWaitingTab();
  await send(world);
  await answer();
  expect([...world.sending.lastSent.value]).toEqual(['1', '2']);
  world.fill('3');
  world.modal.accept();
  await send(world);
  expect(world.sending.isSending.value).toBe(true);
  world.sending.reset();
  expect([world.sending.isSending.value, [...world.sending.lastSent.value], getShown(world)]).toEqual([
    false,
    [],
    null,
  ]);
});

test('a response to predictions of the previous session does not end the sending of predictions in the next session', async () => {
  vi.useFakeTimers();
  const { world, answer } = await openWaitingTab();
  await send(world);
  world.sending.reset();
  world.setUser(LUIS);
  world.fill('3');
  await send(world);
  await answer();
  expect([getShown(world), world.sending.isSending.value]).toEqual(['sendingPool', true]);
  await answer();
  expect([getShown(world), world.sending.isSending.value]).toEqual(['poolSent', false]);
});

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
    vi.useFakeTimers();
    const device = createDevice();
    const server = createFakeServer(() => NOON);
    const first = await openTab({ storage: device.openTab(), server });
    const second = await openTab({ storage: device.openTab(), server });
    const stop = second.sending.start();
    prepare(first);
    await send(first);
    expect(second.shownWeek.entries.value.map(({ state }) => state.value)).toEqual(states);
    expect(device.disk.has(STORAGE_KEYS.sent)).toBe(false);
    stop();
  },
);

test('a tab of another player makes no call when predictions are sent in the first tab', async () => {
  vi.useFakeTimers();
  const device = createDevice();
  const first = await openTab({ storage: device.openTab() });
  const second = await openTab({ storage: device.openTab(), user: LUIS });
  const stop = second.sending.start();
  await send(first);
  expect(second.server.calls).toEqual([]);
  stop();
});

const RUNS = process.env.FULL ? 1_000 : 200;

test(`sending predictions makes one POST per confirmation and sends no game twice in ${RUNS} random sequences of actions`, async () => {
  vi.useFakeTimers();
  const actions = fc.array(fc.constantFrom('review', 'accept', 'cancel', 'wait'), {
    minLength: 3,
    maxLength: 12,
  });
  let confirmations = 0;
  let posts = 0;
  await fc.assert(
    fc.asyncProperty(actions, fc.integer({ min: 0, max: 30_000 }), async (steps, latency) => {
      const world = await openTab();
      const answer = world.server.sendPool;
      world.server.sendPool = async (rows) => {
        await new Promise((resolve) => setTimeout(resolve, latency));
        return answer(rows);
      };
      let confirmed = 0;
      for (const step of [...steps, 'review', 'accept']) {
        if (step === 'review') world.sending.openReview();
        if (step === 'cancel') world.modal.cancel();
        if (step === 'wait') await vi.advanceTimersByTimeAsync(500);
        if (step !== 'accept') continue;
        if (getShown(world) === 'sendPool') confirmed += 1;
        // Simulates a double press of the button that confirms the dialog.
        world.modal.accept();
        world.modal.accept();
      }
      await vi.advanceTimersByTimeAsync(31_000);
      expect(world.server.posts.length).toBe(confirmed);
      expect(new Set(world.server.posts.flat().map(({ gameId }) => gameId)).size).toBe(
        world.server.posts.flat().length,
      );
      confirmations += confirmed;
      posts += world.server.posts.length;
    }),
    { numRuns: RUNS, seed: Number(process.env.SEED ?? 7) },
  );
  expect([confirmations, posts]).toEqual([RUNS, RUNS]);
}, 60_000);

const LATENCY_MS = 10_000;
const instant = fc.integer({ min: 0, max: LATENCY_MS + 1_000 });

test('a confirmed prediction is sent once and shown as sent when the player leaves Partidos and returns at random moments', async () => {
  vi.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(instant, instant, async (leavesAt, isAwayFor) => {
      const world = createGameWorld();
      await world.loadGamesPage();
      world.fill('1', 2, 1);
      const answer = world.server.sendPool;
      world.server.sendPool = async (rows) => {
        await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
        return answer(rows);
      };
      const leave = world.gamesPage.open();
      world.sending.openReview();
      world.modal.accept();
      await vi.advanceTimersByTimeAsync(leavesAt);
      leave();
      await vi.advanceTimersByTimeAsync(isAwayFor);
      const leaveAgain = world.gamesPage.open();
      await vi.advanceTimersByTimeAsync(LATENCY_MS);
      leaveAgain();
      expect(world.server.posts).toHaveLength(1);
      expect(world.modal.current.value?.type).toBe('poolSent');
      expect(world.shownWeek.entries.value[0]?.state.value).toBe('sent');
      expect([world.getFilled(['1']), world.sending.isSending.value]).toEqual([[], false]);
    }),
    { numRuns: 50, seed: 7 },
  );
});
