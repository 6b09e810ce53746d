import { batch, effect, signal, untracked } from '@preact/signals-react';
import { combineStops } from '../../lib/listen.ts';
import { ANEW } from '../games/shared-load.ts';
import { storeToSend } from '../games/stored-week.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS } from '../lib/resource.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import { loadPositionWhenClosed } from './load-position-when-closed.ts';

export type GamesPageStore = ReturnType<typeof createGamesPageStore>;

export function createGamesPageStore(stores: Stores) {
  const { drafts, games, modal, playerData, predictions, shownWeek, storage, time, weeks } = stores;
  const loads = createPageLoads(modal, { hasInput: true });
  /** The first load of everything has ended, with or without errors. */
  const hasLoadEnded = signal(false);

  /**
   * Shows the week that the address names and loads its games. Null shows the current week. Does nothing if the address
   * named the same week before.
   */
  async function show(addressNumber: number | null) {
    if (addressNumber === weeks.addressNumber.peek()) return;
    // In one batch, so that `loadShownWeek` sees that the games are on their way: a load sets its state to loading at
    // once, before its first wait.
    await batch(() => {
      weeks.followAddress(addressNumber);
      return reloadGames();
    });
  }

  /**
   * Loads everything that the page shows; an error of a load shows a dialog while the page is open. Until the returned
   * function is called, the games of the shown week are reloaded at a random moment after each opening, start of the
   * week, cut-off or kick-off (`nextChange` of `week-view.ts`), and the player's place once the week has closed
   * (`loadPositionWhenClosed`), without a dialog for errors.
   */
  function open() {
    // `use-week-address.ts` has called `show` before. Its request of games goes on: `load` joins it, or repeats it
    // after a failure, and only a failure of `load` shows a dialog.
    const close = loads.open();
    // A log-in or a session start may just have loaded everything (`player-stores.ts`).
    void load(FRESH_MS);
    return combineStops(
      close,
      loadShownWeek(),
      followChanges(),
      keepToSend(),
      loadPositionWhenClosed(stores),
    );
  }

  /** Loads again what has failed. */
  function retry() {
    const number = weeks.shownNumber.peek();
    const haveOnlyGamesFailed = number !== null && predictions.state.peek().status === 'ready';
    void (haveOnlyGamesFailed ? reloadGames() : load());
  }

  /** Loads everything that the page shows. What a log-in has loaded less than `maxAge` (ms) ago is not loaded again. */
  async function load(maxAge = ANEW): Promise<void> {
    await loads.run(
      async () => {
        const errors = await playerData.reloadUnlessJustLoaded(maxAge);
        if (errors.length > 0) throw new AggregateError(errors);
      },
      () => void load(),
    );
    hasLoadEnded.value = true;
  }

  /** Loads the games of the shown week again. */
  function reloadGames(): Promise<void> {
    return loads.run(async () => {
      const number = weeks.shownNumber.peek();
      if (number === null) return;
      drafts.open(number);
      await games.load(number);
      drafts.tidy(number);
    }, retryGames);
  }

  // A load that another one replaces fails with it: one and the same function, so that “Reintentar” calls it once.
  const retryGames = () => void reloadGames();

  /**
   * Once everything is loaded, loads the games of the shown week if they are still missing: the predictions may have
   * given the week of the address its tab after the games of another week were loaded, and the server may move on to
   * the next week.
   */
  function loadShownWeek(): () => void {
    return effect(() => {
      const number = weeks.shownNumber.value;
      const isMissing = number !== null && games.getForWeek(number).status === 'idle';
      if (hasLoadEnded.value && isMissing) untracked(() => void reloadGames());
    });
  }

  /**
   * Watches the clock for the next change of a game by time (`getNextChange`), and reloads the games of the shown week
   * at a random moment after it, when the server may have changed them too.
   */
  function followChanges(): () => void {
    let expected: number | null = null;
    return effect(() => {
      const change = shownWeek.nextChange.value;
      const isReached = expected !== null && expected <= time.read();
      expected = change;
      // `nextChange` reads the clock, which changes at that instant and so runs this effect again.
      return untracked(() => {
        if (isReached) playerData.reloadGamesLater();
        return change === null ? undefined : time.watch(change);
      });
    });
  }

  /** Keeps on the device how many games of the shown week are to send (`storeToSend`). */
  function keepToSend(): () => void {
    return effect(() => {
      const number = shownWeek.week.value?.number;
      if (number !== undefined && shownWeek.status.value === 'ready')
        storeToSend(storage, number, shownWeek.counts.value.fillable);
    });
  }

  return { show, open, retry, reloadGames };
}
