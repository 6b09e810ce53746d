import { computed, type ReadonlySignal } from '@preact/signals-react';
import { isFillable } from '../../domain/game-state.ts';
import type { Week } from '../../domain/types.ts';
import { getFirstOpening, getNextChange, getWeekPhase } from '../../domain/window.ts';
import { getData } from '../lib/resource.ts';
import { createStableComputed, haveSameItems, isJsonEqual } from '../lib/structural-sharing.ts';
import { countGames } from './count-games.ts';
import { createGameEntries, type GameEntriesDeps } from './game-entries.ts';
import type { GamesStore } from './games.ts';
import type { WeeksStore } from './weeks.ts';

export interface WeekViewDeps extends GameEntriesDeps {
  games: GamesStore;
  weeks: WeeksStore;
}

export type WeekView = ReturnType<typeof createWeekView>;

/** A week with its games, as a page shows it: what can be sent, what closes next, and until when. */
export function createWeekView(
  { weeks, games, predictions, drafts, time }: WeekViewDeps,
  number: ReadonlySignal<number | null>,
  /** The week to show when the server no longer lists it. */
  lastKnown?: ReadonlySignal<Week | null>,
) {
  const week = computed(() => weeks.find(number.value) ?? lastKnown?.value ?? null);

  const entries = createGameEntries(
    { drafts, predictions, time },
    week,
    computed(() => getData(games.getForWeek(number.value)) ?? []),
  );
  const fillable = createStableComputed(
    () => entries.value.filter(({ state }) => isFillable(state.value)),
    haveSameItems,
  );

  const counts = createStableComputed(() => countGames(entries.value), isJsonEqual);
  const remaining = createStableComputed(
    () => entries.value.filter(({ state }) => isFillable(state.value) || state.value === 'next'),
    haveSameItems,
  );

  const status = computed(() => {
    const statuses = [weeks.state.value.status, predictions.state.value.status];
    if (number.value !== null) statuses.push(games.getForWeek(number.value).status);
    if (statuses.includes('failed')) return 'failed';
    return statuses.every((status) => status === 'ready') ? 'ready' : 'loading';
  });

  return {
    week,
    /**
     * `failed` if the load of the weeks, the predictions or the games of the week has failed and there is no
     * earlier data, `ready` if all of them are loaded, otherwise `loading`. While the week number is null, the
     * games do not count.
     */
    status,
    entries,
    counts,
    /** The games that can be filled in now. */
    fillable,
    /** Whether the week is before its first opening, open or closed (`getWeekPhase`). */
    phase: computed(() => getWeekPhase(entries.value, time.now.value)),
    /**
     * Number of games that can be filled in now; 0 while it isn't known. The navigation shows that of the current week,
     * and Perfil and Premios choose texts by it.
     */
    fillableCount: computed(() => (status.value === 'ready' ? counts.value.fillable : 0)),
    // The lists of games are sorted by kick-off, and all games of a week close the same number of hours before their
    // kick-offs. So the first game of `fillable` and of `remaining` is the first to close.
    nextToClose: computed(() => fillable.value[0] ?? null),
    /** The games that can be filled in now or later: the fillable ones and those that haven't opened yet. */
    remaining,
    /** Null when no kick-off is known. */
    firstOpening: computed(() => getFirstOpening(entries.value)),
    nextChange: computed(() =>
      getNextChange(
        entries.value.map(({ gameWindow }) => gameWindow),
        time.now.value,
      ),
    ),
  };
}
