import { computed } from '@preact/signals-react';
import type { WeekView } from './week-view.ts';

/**
 * The games of the current week to send; 0 while it isn't known. The navigation shows the number, and Perfil and Premios
 * choose texts by it.
 */
export const createToSend = ({ counts, status }: Pick<WeekView, 'counts' | 'status'>) =>
  computed(() => (status.value === 'ready' ? counts.value.toSend : 0));
