import { effect } from '@preact/signals-react';
import type { Stores } from '../index.ts';

/**
 * Watches the clock for the next opening, cut-off or kick-off of the current week (`nextChange` of `week-view.ts`), so
 * that an open page changes at that instant. The returned function ends this.
 */
export const watchNextChange = ({ currentWeek, time }: Pick<Stores, 'currentWeek' | 'time'>): (() => void) =>
  effect(() => {
    const change = currentWeek.nextChange.value;
    return change === null ? undefined : time.watch(change);
  });
