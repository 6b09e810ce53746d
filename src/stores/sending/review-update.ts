import { effect } from '@preact/signals-react';
import { isFillable } from '../../domain/game-state.ts';
import type { Week } from '../../domain/types.ts';
import { DEFAULT_HOURS_BEFORE } from '../../domain/window.ts';
import type { WeekView } from '../games/week-view.ts';
import type { ModalStore } from '../shell/modal.ts';

/** Hours before its kick-off at which a game of the week closes. */
export const getHoursBefore = (week: Week) => week.beforeHoursBet ?? DEFAULT_HOURS_BEFORE;

/** Takes games that close out of the open review, and updates its number of games without a score. */
export function updateReview(modal: ModalStore, weekView: WeekView) {
  effect(() => {
    const open = modal.current.value;
    const week = weekView.week.value;
    if (open?.type !== 'sendPool' || !week) return;
    const { lines = [], missing } = open.params ?? {};
    const closed = new Set(
      weekView.entries.value
        .filter(({ state }) => !isFillable(state.value) && state.value !== 'sent')
        .map(({ game }) => game.id),
    );
    const left = lines.filter(({ gameId }) => !closed.has(gameId));
    const blank = weekView.counts.value.toFill;
    if (left.length === 0) {
      modal.hide('sendPool');
      modal.show({ type: 'poolGameNotAvailable', params: { hours: getHoursBefore(week) } });
    } else if (left.length < lines.length || blank !== missing) {
      modal.revise('sendPool', { ...open.params, count: left.length, lines: left, missing: blank });
    }
  });
}
