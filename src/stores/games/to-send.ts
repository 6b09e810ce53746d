import { computed } from '@preact/signals-react';
import type { WeekView } from './week-view.ts';

/** The number on the navigation badge: the games of the current week to send; 0 while it isn't known. */
export const createToSend = ({ counts, status }: Pick<WeekView, 'counts' | 'status'>) =>
  computed(() => (status.value === 'ready' ? counts.value.toSend : 0));
