/**
 * The HAR file that the tab plays in place of the routes. The code that reads and plays it loads with the first file.
 */
import type { ApiRequest } from '../network/call.ts';
import * as TEXTS from '../texts.ts';
import type { HarDeps, HarOptions, OpenHar } from './open-har.ts';

const HAR_KEY = 'har';

interface Pipeline {
  close(timeoutMs: number): Promise<void>;
  open(): void;
}

/** `getDeps` is called only when the engine is complete: its other parts need `createHar` first. */
export function createHar(getDeps: () => Omit<HarDeps, 'key' | 'onPlayer'>) {
  let player: OpenHar | null = null;
  const load = () => import('./open-har.ts');
  function createDeps(): HarDeps {
    const deps = getDeps();
    const onPlayer = (opened: OpenHar | null) => {
      player = opened;
    };
    return { ...deps, key: deps.keys.engine + HAR_KEY, onPlayer };
  }

  return {
    player: () => player,
    /** Throws in Spanish while a file is played, because the world then has no new facts but faults. */
    checkIsFree() {
      if (player) throw new Error(TEXTS.harIsOpen);
    },
    /** Answers a call from the file; null when no file is played. */
    answer: (call: ApiRequest) => player?.answer(call) ?? null,
    async play(text: string, options: HarOptions = {}) {
      const { openHar } = await load();
      await openHar(createDeps(), text, options, player !== null);
    },
    /** Gives the world and the page back. Does nothing when no file is played. */
    stop: async () => player?.close(),
    /** Goes on with the file that the tab played before the page was reloaded. The calls of the page wait for it. */
    async resume(pipeline: Pipeline) {
      const deps = createDeps();
      if (deps.storage?.getItem(deps.key) == null) return;
      deps.persistence.suspend(true);
      await pipeline.close(0);
      try {
        const { resumeHar } = await load();
        resumeHar(deps);
      } catch (error) {
        deps.persistence.suspend(false);
        throw error;
      } finally {
        pipeline.open();
      }
    },
  };
}
