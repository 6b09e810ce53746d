import type { Week } from '../../domain/types.ts';
import { getCutoffHours } from '../../domain/window.ts';
import type { ModalStore } from '../shell/modal.ts';

/** Says that a game accepts no predictions any more, and how long before its kick-off the games of the week close. */
export function showClosed(modal: ModalStore, week: Week, onAccept?: () => void): void {
  modal.show({ type: 'poolGameNotAvailable', params: { hours: getCutoffHours(week) }, onAccept });
}
