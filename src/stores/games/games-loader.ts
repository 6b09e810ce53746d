import { signal } from '@preact/signals-react';
import { createDeadline } from '../../lib/deadline.ts';
import { getData } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { FRESH_MS } from '../lib/shared-load.ts';
import type { TimeStore } from '../shell/time.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeeksStore } from './weeks.ts';

interface GamesLoaderDeps {
  weeks: WeeksStore;
  games: GamesStore;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  time: Pick<TimeStore, 'read'>;
}

/**
 * Loads the predictions and, at the same time, the weeks and then the games of the selected and the current
 * week. Then reads the stored drafts of the selected week and, if the predictions are loaded, deletes those
 * whose game has started or has a prediction.
 */
export function createGamesLoader({ weeks, games, predictions, drafts, time }: GamesLoaderDeps) {
  const hasLoaded = signal(false);
  const lifetime = createLatest();
  let running: Promise<unknown[]> | null = null;
  let unclaimed: { outcome: Promise<unknown[]>; endedAt: number | null } | null = null;

  function tidyDrafts(number: number) {
    drafts.open(number);
    const sent = new Set(predictions.getForWeek(number).map(({ gameId }) => gameId));
    const isOver = (kickOff: number) => time.read() >= kickOff;
    const done = (getData(games.getForWeek(number)) ?? [])
      .filter(({ id, kickOff }) => sent.has(id) || isOver(kickOff))
      .map(({ id }) => id);
    if (predictions.state.peek().status === 'ready') drafts.drop(number, done);
  }

  /**
   * Loads all data within one deadline and resolves with the errors of the failed loads, or with none when
   * `reset` was called meanwhile. Loaded weeks and predictions are loaded again only if `isReload` is true;
   * the games of the selected week are always loaded.
   */
  async function loadAll(isReload: boolean): Promise<unknown[]> {
    const { signal } = lifetime;
    const options = { deadline: createDeadline() };
    const method = isReload ? 'load' : 'ensure';
    const failures: unknown[] = [];
    const note = (thrown: unknown) => {
      if (thrown) failures.push(thrown);
    };
    const poolsLoad = predictions[method](options).catch(note);
    const gamesLoad = weeks[method](options)
      .then(({ currentFailure }) => note(currentFailure))
      .catch(note)
      .then(async () => {
        const wanted = new Set([weeks.selected, weeks.shown].map((number) => weeks.find(number.peek())));
        for (const week of wanted) {
          if (!week || signal.aborted) continue;
          const { number } = week;
          // The games of the current week are loaded for the navigation badge. Once loaded, they are loaded
          // again only while the current week is the selected week.
          const isShown = number === weeks.selected.peek();
          if (isShown || games.getForWeek(number).status !== 'ready')
            await games.load(number, options).catch(note);
        }
      });
    await Promise.all([poolsLoad, gamesLoad]);
    if (signal.aborted) return [];
    hasLoaded.value = true;
    const number = weeks.selected.peek();
    if (number !== null) tidyDrafts(number);
    return failures;
  }

  function run(isReload = true): Promise<unknown[]> {
    if (!running) {
      const started = loadAll(isReload).finally(() => {
        if (running === started) running = null;
      });
      running = started;
    }
    return running;
  }

  return {
    hasLoaded,
    lifetime,
    tidyDrafts,
    run,
    async runAgain() {
      // Waits for a load in progress, whose data may be older than this call, then loads again.
      await running;
      await run();
    },
    async ensure() {
      const started = { outcome: run(false), endedAt: null as number | null };
      unclaimed = started;
      await started.outcome;
      started.endedAt = time.read();
    },
    /**
     * Returns the errors of the last `ensure` if that load is still running or ended less than `FRESH_MS`
     * ago, otherwise null. Each result is returned only once. When Partidos opens right after a log-in or a
     * session start, it uses the load that they have started instead of sending the requests again.
     */
    claim(): Promise<unknown[]> | null {
      const found = unclaimed;
      unclaimed = null;
      if (!found) return null;
      const isFresh = found.endedAt === null || time.read() - found.endedAt < FRESH_MS;
      return isFresh ? found.outcome : null;
    },
    reset() {
      lifetime.next();
      running = null;
      unclaimed = null;
      hasLoaded.value = false;
    },
  };
}
