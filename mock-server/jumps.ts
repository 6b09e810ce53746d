import type { createAppTime } from './clock/app-time.ts';
import type { createPersistence } from './history/persistence.ts';
import type { World } from './history/world.ts';
import { SECOND_MS } from './lib/time.ts';
import type { Pipeline } from './network/pipeline.ts';
import type { PageAdapter, PageState } from './page/page-adapter.ts';

const JUMP_TIMEOUT_MS = 2 * SECOND_MS;
const NO_SPACE = 'El navegador ya no tiene espacio: nada cambió.';

interface Deps {
  world: World;
  appTime: ReturnType<typeof createAppTime>;
  pageAdapter: PageAdapter;
  persistence: ReturnType<typeof createPersistence>;
  pipeline: Pipeline;
  updateOnline(): void;
  onReady(): void;
  onTravel(travel: { from: number; to: number }): void;
}

export function createJumps(deps: Deps) {
  const { world, appTime, pageAdapter, persistence, pipeline, updateOnline } = deps;

  function applyJump(apply: () => PageState | null): PageState | null {
    const restoreWorld = world.remember();
    const restoreTime = appTime.remember();
    try {
      const arrival = apply();
      // The world is saved first, because another tab must not see the new token in the old world.
      if (!persistence.save(arrival) && arrival) throw new Error(NO_SPACE);
      if (arrival) {
        pageAdapter.clearCsrfCookie();
        restorePage(arrival);
        if (pageAdapter.leaves(arrival.route)) persistence.seal();
      }
      return arrival;
    } catch (error) {
      restoreWorld();
      restoreTime();
      persistence.save(null);
      throw error;
    }
  }

  function restorePage(state: PageState) {
    const before = pageAdapter.snapshot();
    try {
      pageAdapter.setState(state);
    } catch {
      pageAdapter.setState(before);
      throw new Error(NO_SPACE);
    }
  }

  async function reloadPage({ route }: PageState) {
    const isLeft = pageAdapter.leaves(route);
    const reloaded = pageAdapter.reload(route);
    // A document that the page is leaving must not change the new world, so its pipeline stays closed.
    if (isLeft) return reloaded;
    pipeline.open();
    await reloaded;
    await pageAdapter.booted();
    persistence.save(null);
  }

  async function runJump(apply: () => PageState | null, notifiesApp: boolean) {
    const from = world.now();
    let end = () => {};
    jumps.ready = new Promise<void>((resolve) => {
      end = () => {
        updateOnline();
        resolve(pipeline.idle());
        jumps.announceReady();
      };
    });
    pipeline.release();
    await pipeline.close(JUMP_TIMEOUT_MS);
    let arrival: PageState | null;
    try {
      // Without a wait, the events of the jump share one `change`.
      const done = persistence.exclusive(() => applyJump(apply));
      arrival = done instanceof Promise ? await done : done;
    } catch (error) {
      pipeline.open();
      end();
      throw error;
    }
    if (arrival) await reloadPage(arrival);
    else {
      pipeline.open();
      if (notifiesApp) pageAdapter.poke();
    }
    deps.onTravel({ from, to: world.now() });
    end();
  }

  let lastJump: Promise<unknown> = Promise.resolve();

  const jumps = {
    /** Resolves when the world and the page are ready. Replaced by each time jump. */
    ready: Promise.resolve(),
    announceReady: () => void jumps.ready.then(deps.onReady),
    /**
     * Runs a time jump: a change of the world's time, branch, persona or data as one transaction. Held calls are
     * released, new calls wait, calls under way finish in the old world or are dropped, `apply`
     * changes the world, and the page reloads or, with `notifiesApp`, is notified. `apply` returns the state that the page
     * must have after a reload, or null for no reload. If it throws, nothing changes.
     */
    jump(apply: () => PageState | null, { notifiesApp = false } = {}): Promise<void> {
      const done = lastJump.then(() => runJump(apply, notifiesApp));
      lastJump = done.catch(() => {});
      return done.then(() => pipeline.idle());
    },
    /** Resolves when no call and no time jump is under way. */
    whenIdle: () => lastJump.then(() => pipeline.idle()),
  };
  return jumps;
}
