import { toLoadError } from '../../api/error.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';

/** For code of the trivia's dialog that could not be loaded. After “Reintentar”, the dialog is asked for again. */
export const showLoadError = (modal: ModalStore, thrown: unknown): void =>
  showErrorDialog(modal, toLoadError(thrown), () => modal.show({ type: 'trivia' }));
