import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice, createLocks } from '../../testing/device.ts';
import { createFakeServer } from '../../testing/fake-api.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { getShown, openTab, settle } from './tab.test.helper.ts';

const RUNS = process.env.FULL ? 1_000 : 200;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('sending predictions from two presses or two tabs', () => {
  it(`sending predictions makes one POST per confirmation and sends no game twice in ${RUNS} random sequences of actions`, async () => {
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
          if (step === 'review') world.sender.review('Jornada 7');
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
      { numRuns: RUNS, seed: 7 },
    );
    expect([confirmations, posts]).toEqual([RUNS, RUNS]);
  }, 60_000);

  it('a second tab that confirms its review after the first tab has sent the same predictions makes no POST and shows them as sent', async () => {
    const device = createDevice();
    const locks = createLocks();
    const server = createFakeServer(() => at('2026-08-29T12:00:00'));
    const first = await openTab({ storage: device.openTab(), locks, server });
    first.drafts.flush();
    const late = await openTab({ storage: device.openTab(), locks, server });
    late.drafts.flush();
    for (const tab of [first, late]) tab.sender.review('Jornada 7');
    first.modal.accept();
    await vi.advanceTimersByTimeAsync(2_000);
    late.modal.accept();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.posts).toHaveLength(1);
    expect(getShown(late)).toBe('poolsSent');
  });

  it('two tabs that confirm the same review at once make one POST, and both show the predictions as sent', async () => {
    const device = createDevice();
    const locks = createLocks();
    const first = await openTab({ storage: device.openTab(), locks });
    first.drafts.flush();
    const server = createFakeServer(() => at('2026-08-29T12:00:00'));
    const answer = server.sendPool;
    server.sendPool = async (rows) => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return answer(rows);
    };
    const tabs = [
      await openTab({ storage: device.openTab(), locks, server }),
      await openTab({ storage: device.openTab(), locks, server }),
    ];
    for (const tab of tabs) {
      tab.sender.review('Jornada 7');
      tab.modal.accept();
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.posts).toHaveLength(1);
    expect(tabs.map(getShown)).toEqual(['poolsSent', 'poolsSent']);
  });

  it('a confirmed review makes no POST and shows no dialog when another player has logged in since the review opened', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.setUser({ ...ANA, id: '8' });
    world.modal.accept();
    await settle();
    expect(world.server.posts).toEqual([]);
    expect(getShown(world)).toBeNull();
  });
});
