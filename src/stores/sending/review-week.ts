import { computed, signal } from '@preact/signals-react';
import { DAY_MS } from '../../domain/centre-time.ts';
import type { Id, ScorePick, Week } from '../../domain/types.ts';
import { createWeekView, type WeekViewDeps } from '../games/week-view.ts';

export type ReviewWeek = ReturnType<typeof createReviewWeek>;

/** Creates the view of the week of a review, which may differ from the week on screen. */
export function createReviewWeek(deps: WeekViewDeps, week: Week) {
  const { time } = deps;
  const view = createWeekView(deps, signal(week.number), signal(week));

  /** The games that can be sent, by the time of this call: the last tick of the clock may be up to a minute ago. */
  function readFillable() {
    time.tick();
    return view.fillable.peek();
  }

  return {
    ...view,
    /** The open games without a complete score that close within 24 hours, the first to close first. */
    closesWithinDay: computed(() =>
      view.fillable.value.filter(
        ({ state, gameWindow }) => state.value === 'open' && gameWindow.cutoff - time.now.value <= DAY_MS,
      ),
    ),
    /** Returns the games that are open now and have no sent prediction, without subscribing to a signal. */
    getFillableNow: (): { gameId: Id }[] => readFillable().map(({ game }) => ({ gameId: game.id })),
    /**
     * Returns the complete scores of the games that are open now and have no sent prediction, without
     * subscribing to a signal.
     */
    getReadyNow: (): ScorePick[] =>
      readFillable().flatMap(({ game, draft }) => {
        const { home, away } = draft.peek();
        return home === null || away === null ? [] : [{ gameId: game.id, homeScore: home, awayScore: away }];
      }),
  };
}
