/**
 * A jump to another time, branch, persona or world is one transaction: held calls are released, the gate closes for
 * new calls, calls under way finish in the old world or are dropped, the world changes, and the page reloads or,
 * unless the jump is silent, is notified.
 */

import type { Gate } from '../network/gate.ts';
import type { PageAdapter, PageState } from '../page/page-adapter.ts';
import { SETTINGS } from '../settings.ts';
import type { Persistence } from './persistence.ts';

const NO_SPACE = 'El navegador ya no tiene espacio: nada cambió.';

interface Transition {
  /** Changes the world. Returns the state that the page must have after a reload, or null for no reload. */
  apply(): PageState | null;
  isTold?: boolean;
}

interface Deps {
  gate: Gate;
  pageAdapter: PageAdapter;
  release(): void;
  persistence: Pick<Persistence, 'save' | 'exclusive' | 'seal'>;
  /** Returns a function that restores the world, its clock and its device clock as they are now. */
  remember(): () => void;
  onStart(): void;
  /** Called when the jump is done or was rejected, but never in a document that the page is leaving. */
  onEnd(isDone: boolean): void;
}

export type Transitions = ReturnType<typeof createTransitions>;

export function createTransitions({
  gate,
  pageAdapter,
  release,
  persistence,
  remember,
  onStart,
  onEnd,
}: Deps) {
  let last: Promise<unknown> = Promise.resolve();

  async function reloadPage(arrival: PageState) {
    const isLeft = pageAdapter.leaves(arrival.route);
    if (isLeft) persistence.seal();
    const going = pageAdapter.reload(arrival.route);
    // A document that the page is leaving must not change the new world, so its gate stays closed.
    if (isLeft) return going;
    gate.open();
    await going;
    await pageAdapter.booted();
    persistence.save(null);
  }

  function restorePage(page: PageState) {
    const before = pageAdapter.snapshot();
    try {
      pageAdapter.setState(page);
    } catch {
      pageAdapter.setState(before);
      throw new Error(NO_SPACE);
    }
  }

  function moveWorld(apply: Transition['apply']): PageState | null {
    const undo = remember();
    try {
      const arrival = apply();
      // The world is saved first, because another tab must not see the new token in the old world.
      if (!persistence.save(arrival) && arrival) throw new Error(NO_SPACE);
      if (arrival) {
        pageAdapter.clearCsrfCookie();
        restorePage(arrival);
      }
      return arrival;
    } catch (error) {
      undo();
      persistence.save(null);
      throw error;
    }
  }

  async function runTransition({ apply, isTold = false }: Transition) {
    onStart();
    release();
    await gate.close(SETTINGS.travelTimeoutMs);
    let arrival: PageState | null = null;
    try {
      const done = persistence.exclusive(() => moveWorld(apply));
      arrival = done instanceof Promise ? await done : done;
    } catch (error) {
      gate.open();
      onEnd(false);
      throw error;
    }
    if (arrival) await reloadPage(arrival);
    else {
      gate.open();
      if (isTold) pageAdapter.poke();
    }
    onEnd(true);
  }

  return {
    run(transition: Transition): Promise<void> {
      const done = last.then(() => runTransition(transition));
      last = done.catch(() => {});
      return done.then(() => gate.idle());
    },
    whenIdle: (): Promise<void> => last.then(() => gate.idle()),
  };
}
