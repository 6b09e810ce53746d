/**
 * The two ways to end an account's presence here: logging out, and deleting it. Both ask first, are sent once and
 * never again, whatever comes back.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { deadlineIn, READ_BACK_MS } from '../../lib/deadline.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { AuthStore } from '../session/auth.ts';
import { getErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore, ModalType } from '../shell/modal.ts';
import { writePending } from '../trivia/pending-trivia.ts';

/** The two ways out, as the shell and the profile offer them. */
export interface AccountActions {
  /** True while the server is asked to delete the account; no dialog stands for it. */
  isDeleting: ReadonlySignal<boolean>;
  /** Asks whether to log out, saying how many drafts stay on the device. */
  askLogout(draftCount?: number): void;
  /** Asks whether to delete the account. */
  askDeletion(): void;
}

interface AccountDeps {
  api: Pick<Api, 'logout' | 'deleteAccount' | 'user'>;
  auth: AuthStore;
  modal: ModalStore;
  storage: KeyValueStorage;
  /** Drafts of the player that were not sent, for the question. */
  countDrafts?: () => number;
  /** Erases every draft of a player whose account is gone. */
  forgetDrafts: (userId: Id) => void;
}

/** The account is certainly gone when the server no longer knows who we are. */
const isGone = (error: ApiError) => error.kind === 'unauthenticated' || error.kind === 'account-eliminated';

/** Makes the two actions. */
export function createAccountActions({
  api,
  auth,
  modal,
  storage,
  countDrafts = () => 0,
  forgetDrafts,
}: AccountDeps): AccountActions {
  const isDeleting = signal(false, { name: 'account.isDeleting' });
  let isBusy = false;

  /** The session ends here and what came of it is said at home. */
  function end(result: ModalType) {
    auth.leave();
    modal.show({ type: result });
  }

  async function logOut() {
    if (isBusy) return;
    isBusy = true;
    modal.show({ type: 'signingOut' });
    const error = await api.logout().then(() => null, toApiError);
    isBusy = false;
    // Another tab changed the session meanwhile: that one is not ours to end.
    if (error?.kind === 'aborted') {
      modal.hide('signingOut');
      return;
    }
    // Who asked to leave leaves, with or without the server: the device may be somebody else's.
    end((error && getErrorDialog(error)) ?? 'signOut');
  }

  /** What a deletion that failed left behind: null when the account is gone, else the error to show. */
  async function readBack(error: ApiError, deadline: number): Promise<ApiError | null> {
    if (!error.outcomeUnknown) return error;
    try {
      await auth.withoutExpiry(() => api.user({ deadline }));
      return error;
    } catch (thrown) {
      return isGone(toApiError(thrown)) ? null : error;
    }
  }

  async function deleteAccount() {
    const userId = auth.user.value?.id;
    if (isBusy || userId === undefined) return;
    isBusy = true;
    isDeleting.value = true;
    const deadline = deadlineIn();
    const error = await api.deleteAccount({ deadline: deadline - READ_BACK_MS }).then(
      () => null,
      (thrown: unknown) => readBack(toApiError(thrown), deadline),
    );
    isBusy = false;
    isDeleting.value = false;
    if (error === null) {
      end('accountDeleted');
      // After the session's end, so that no store writes a last draft behind our back.
      forgetDrafts(userId);
      writePending(storage, userId, null);
      return;
    }
    const type = getErrorDialog(error);
    if (type) modal.show({ type });
  }

  return {
    isDeleting,
    askLogout(draftCount = countDrafts()) {
      modal.show({
        type: 'closeSession',
        params: { count: draftCount },
        onAccept: () => void logOut(),
      });
    },
    askDeletion() {
      modal.show({ type: 'deleteAccount', onAccept: () => void deleteAccount() });
    },
  };
}
