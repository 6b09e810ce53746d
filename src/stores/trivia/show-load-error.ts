import { toLoadError } from '../../api/error.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';

/** For code of the trivia's dialog that could not be loaded. */
export const showLoadError = (modal: ModalStore, thrown: unknown, retry: () => void): void =>
  showErrorDialog(modal, toLoadError(thrown), retry);
