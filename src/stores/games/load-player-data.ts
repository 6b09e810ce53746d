import { type ApiError, toApiError } from '../../api/error.ts';
import { createDeadline } from '../../lib/clock.ts';
import { FRESH_MS } from '../lib/resource.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';
import { ANEW, ANY_AGE } from './shared-load.ts';
import type { WeeksStore } from './weeks.ts';

interface PlayerData {
  drafts: Pick<DraftsStore, 'open'>;
  games: Pick<GamesStore, 'ensure'>;
  predictions: Pick<PredictionsStore, 'ensure' | 'load'>;
  weeks: Pick<WeeksStore, 'currentNumber' | 'ensure' | 'find' | 'load' | 'shownNumber'>;
}

/**
 * Loads the predictions and, at the same time, the weeks and then the games of the shown and the current week,
 * all within one deadline. Resolves with the errors of the failed loads. Requests no games once `signal` is aborted.
 * Opens the drafts of the shown week before its games are there, so that no card shows empty fields first.
 *
 * What is loaded again depends on `maxAge` (ms):
 * - weeks and predictions: if they are older. With `ANEW` always, by new requests, because the data of a request that
 *   is under way may be older than this call.
 * - games of the shown week: if they are older than `maxAge` or `FRESH_MS`.
 * - games of the current week, if it isn't the shown one: with `ANEW`, or if they are missing.
 *
 * Games always join a request that is under way, such as that of `show` in `games-page.ts`.
 */
export async function loadPlayerData(
  { drafts, games, predictions, weeks }: PlayerData,
  maxAge: number,
  signal: AbortSignal,
): Promise<ApiError[]> {
  const deadline = createDeadline();
  const errors: ApiError[] = [];
  // Not every caller shows the errors, so a mistake in the code is reported here.
  const note = (thrown: unknown) => void errors.push(toApiError(thrown));

  async function loadPredictions() {
    if (maxAge === ANEW) await predictions.load({ deadline });
    else await predictions.ensure({ deadline, maxAge });
  }

  async function loadWeeks() {
    const currentError =
      maxAge === ANEW ? await weeks.load({ deadline }) : await weeks.ensure({ deadline, maxAge });
    // The weeks are known all the same (spec §4).
    if (currentError) throw currentError;
  }

  async function loadGames() {
    for (const number of new Set([weeks.shownNumber.peek(), weeks.currentNumber.peek()])) {
      if (number === null || !weeks.find(number) || signal.aborted) continue;
      const isShown = number === weeks.shownNumber.peek();
      if (isShown) drafts.open(number);
      // Inicio and the line about live games show the current week too.
      const gamesAge = isShown || maxAge === ANEW ? Math.min(maxAge, FRESH_MS) : ANY_AGE;
      await games.ensure(number, { deadline, maxAge: gamesAge }).catch(note);
    }
  }

  // After a failure, earlier weeks may still be known.
  await Promise.all([loadPredictions().catch(note), loadWeeks().catch(note).then(loadGames)]);
  return errors;
}
