import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createDevice, createLocks } from '../../testing/device.ts';
import { createFakeServer } from '../../testing/fake-api.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { createWorld, type WorldOptions } from '../../testing/game-world.ts';

type World = ReturnType<typeof createWorld>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab with the week loaded and the first two games filled in. */
async function openTab(options: WorldOptions = {}): Promise<World> {
  const world = createWorld(options);
  await world.loadGamesPage();
  for (const gameId of ['1', '2']) {
    world.drafts.setGoals(7, gameId, 'home', 2);
    world.drafts.setGoals(7, gameId, 'away', 1);
  }
  world.server.calls.length = 0;
  return world;
}

const shown = (world: World) => world.modal.current.value?.type ?? null;
const settle = () => vi.advanceTimersByTimeAsync(0);

async function send(world: World) {
  world.sender.review('Jornada 7');
  world.modal.accept();
  await settle();
}

describe('sending predictions', () => {
  it('reviews the complete scores and says what stays blank', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    expect(world.modal.current.value).toMatchObject({
      type: 'sendPool',
      params: { count: 2, missing: 2, weekName: 'Jornada 7' },
    });
    expect(world.modal.current.value?.params?.lines?.map(({ home }) => home.name)).toEqual([
      'Tigres',
      'Pumas',
    ]);
  });

  it('sends nothing when the player cancels, and keeps the drafts', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.modal.cancel();
    await settle();
    expect(world.server.posts).toEqual([]);
    expect(world.gamesPage.weekView.counts.value.ready).toBe(2);
  });

  it('shows no review when no score is complete', async () => {
    const world = createWorld();
    await world.loadGamesPage();
    world.sender.review('Jornada 7');
    expect(shown(world)).toBeNull();
  });

  it('makes one POST, reads the predictions back and shows the stamped ticket', async () => {
    const world = await openTab();
    await send(world);
    expect(world.server.calls).toEqual(['sendPool', 'userPools']);
    expect(world.modal.current.value).toMatchObject({
      type: 'poolsSent',
      params: { count: 2, folio: 'p1', sentAt: at('2026-08-29T12:00:00') },
    });
  });

  it('shows poolSent for one prediction', async () => {
    const world = await openTab();
    world.drafts.setGoals(7, '2', 'away', null);
    await send(world);
    expect(shown(world)).toBe('poolSent');
  });

  it('shows sendingPool until the response arrives', async () => {
    const world = await openTab();
    let answer = () => {};
    world.server.sendPool = (rows) =>
      new Promise((resolve) => {
        answer = () => resolve({ saved: world.server.keep(rows), trivia: null });
      });
    await send(world);
    expect([shown(world), world.sender.isSending.value]).toEqual(['sendingPool', true]);
    answer();
    await settle();
    expect([shown(world), world.sender.isSending.value]).toEqual(['poolsSent', false]);
  });

  it('marks the games as sent and removes their drafts', async () => {
    const world = await openTab();
    await send(world);
    expect(world.gamesPage.weekView.entries.value.map(({ state }) => state.value)).toEqual([
      'sent',
      'sent',
      'open',
      'open',
    ]);
    expect(world.drafts.count()).toBe(0);
  });

  it('keeps half a score as a draft', async () => {
    const world = await openTab();
    world.drafts.setGoals(7, '3', 'home', 1);
    await send(world);
    expect(world.drafts.getScore(7, '3')).toEqual({ home: 1, away: null });
  });

  it('leaves out a game that closed during the review', async () => {
    const world = await openTab({ now: at('2026-08-29T16:59:59') });
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T17:00:00');
    world.modal.accept();
    await settle();
    expect(world.server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
  });

  it('removes a game from the open review when it closes', async () => {
    const world = await openTab({ now: at('2026-08-29T16:59:59') });
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T17:00:00');
    world.time.tick();
    const { count, lines = [] } = world.modal.current.value?.params ?? {};
    expect([shown(world), count, lines.map(({ gameId }) => gameId)]).toEqual(['sendPool', 1, ['2']]);
  });

  it('updates the number of blank games when one of them closes during the review', async () => {
    const world = await openTab({ now: at('2026-08-29T16:59:59') });
    world.drafts.setGoals(7, '1', 'home', null);
    world.sender.review('Jornada 7');
    const before = world.modal.current.value?.params?.missing;
    world.clock.time = at('2026-08-29T17:00:00');
    world.time.tick();
    expect([before, world.modal.current.value?.params?.missing]).toEqual([3, 2]);
  });

  it('replaces the review by “poolGameNotAvailable” when its last game closes', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T19:00:00');
    world.time.tick();
    expect([shown(world), world.modal.current.value?.params?.hours]).toEqual(['poolGameNotAvailable', 2]);
  });

  it('shows poolGameNotAvailable when the confirmed review has no open game left', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T19:00:00');
    world.modal.accept();
    await settle();
    expect([shown(world), world.server.posts.length]).toEqual(['poolGameNotAvailable', 0]);
    expect(world.modal.current.value?.params?.hours).toBe(2);
  });

  it('opens the trivia only after the player accepts the sent ticket', async () => {
    const world = await openTab();
    world.server.trivia = { id: '5', question: 'q', options: ['a', 'b'] };
    await send(world);
    expect(world.trivia.isVisible.value).toBe(false);
    world.modal.accept();
    expect([shown(world), world.trivia.isVisible.value, world.trivia.screen.value]).toEqual([
      null,
      true,
      'question',
    ]);
  });

  it('opens no trivia that was answered already', async () => {
    const world = await openTab();
    world.server.trivia = 'already-answered';
    await send(world);
    world.modal.accept();
    expect(world.trivia.isVisible.value).toBe(false);
  });
});

describe('sending predictions with a lost response', () => {
  const lost = (kind: 'network' | 'unprevented') => new ApiError(kind, { outcomeUnknown: true });

  it.each(['network', 'unprevented'] as const)(
    'shows them as sent when the server has them (%s)',
    async (kind) => {
      const world = await openTab();
      world.server.sendPool = async (rows) => {
        world.server.keep(rows);
        throw lost(kind);
      };
      await send(world);
      expect([shown(world), world.server.calls]).toEqual(['poolsSent', ['sendPool', 'userPools']]);
    },
  );

  it('shows the error and keeps the drafts when the server lacks them', async () => {
    const world = await openTab();
    world.server.sendPool = async () => {
      throw lost('network');
    };
    await send(world);
    expect([shown(world), world.gamesPage.weekView.counts.value.ready]).toEqual(['networkError', 2]);
  });

  it('shows the error and keeps the drafts when the read-back fails too', async () => {
    const world = await openTab();
    world.server.sendPool = async () => {
      throw lost('network');
    };
    world.server.userPools = async () => {
      throw new ApiError('network');
    };
    await send(world);
    expect([shown(world), world.gamesPage.weekView.counts.value.ready]).toEqual(['networkError', 2]);
  });

  it('never makes a second POST', async () => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      throw lost('network');
    };
    await send(world);
    world.modal.accept();
    await settle();
    expect(world.server.posts).toHaveLength(1);
  });

  it('reads back also when the server answers `No match games`', async () => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.keep(rows);
      throw new ApiError('pool-invalid');
    };
    await send(world);
    expect(shown(world)).toBe('poolsSent');
  });
});

describe('sending predictions that the server refuses', () => {
  it.each([
    ['pool-week-not-valid', 'poolWeekNotValid'],
    ['pool-invalid', 'poolInvalid'],
    ['pool-not-available', 'poolNotAvailable'],
    ['pool-game-not-available', 'poolGameNotAvailable'],
    ['connection', 'connectionError'],
    ['unprevented', 'unpreventedError'],
    ['account-eliminated', 'accountEliminated'],
  ] as const)('with %s shows %s and keeps the drafts', async (kind, type) => {
    const world = await openTab();
    world.server.sendPool = async () => {
      throw new ApiError(kind);
    };
    await send(world);
    expect([shown(world), world.sender.isSending.value]).toEqual([type, false]);
    expect(world.drafts.count()).toBe(2);
  });

  it('because the session ended shows no dialog of its own', async () => {
    const world = await openTab();
    world.server.sendPool = async () => {
      throw new ApiError('unauthenticated');
    };
    await send(world);
    expect([shown(world), world.drafts.count()]).toEqual([null, 2]);
  });
});

describe('sending predictions from two presses or two tabs', () => {
  it('makes one POST for each confirmation in 1,000 random orders', async () => {
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
          if (shown(world) === 'sendPool') confirmed += 1;
          // Twice at once, as a thumb does.
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
      { numRuns: 1000, seed: 7 },
    );
    expect([confirmations, posts]).toEqual([1000, 1000]);
  }, 60_000);

  it('makes one POST when a tab confirms after the other has finished', async () => {
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
    expect(shown(late)).toBe('poolsSent');
  });

  it('makes one POST when both tabs confirm the same review', async () => {
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
    expect(tabs.map(shown)).toEqual(['poolsSent', 'poolsSent']);
  });

  it('sends nothing after the player has changed', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.setUser({ ...ANA, id: '8' });
    world.modal.accept();
    await settle();
    expect(world.server.posts).toEqual([]);
    expect(shown(world)).toBeNull();
  });
});
