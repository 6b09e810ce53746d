import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/deadline.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { AuthStore } from '../session/auth.ts';
import { getErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore, ModalType } from '../shell/modal.ts';
import { writePending } from '../trivia/pending-trivia.ts';

export interface AccountActions {
  isDeleting: ReadonlySignal<boolean>;
  askLogout(draftCount?: number): void;
  askDeletion(): void;
}

interface AccountDeps {
  api: Pick<Api, 'logout' | 'deleteAccount' | 'user'>;
  auth: Pick<AuthStore, 'leave' | 'user' | 'withoutExpiry'>;
  modal: ModalStore;
  storage: KeyValueStorage;
  countDrafts?: () => number;
  forgetDrafts: (userId: Id) => void;
}

const isGone = (error: ApiError) => error.kind === 'unauthenticated' || error.kind === 'account-eliminated';

export function createAccountActions({
  api,
  auth,
  modal,
  storage,
  countDrafts = () => 0,
  forgetDrafts,
}: AccountDeps): AccountActions {
  const isDeleting = signal(false);
  let isBusy = false;

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
    // Another tab has changed the session, so this tab must not end it.
    if (error?.kind === 'aborted') {
      modal.hide('signingOut');
      return;
    }
    // The player is logged out even when the request fails, because other people may use the device.
    end((error && getErrorDialog(error)) ?? 'signOut');
  }

  /**
   * Checks whether a deletion with an unknown outcome succeeded. Resolves with null when the account is
   * deleted, otherwise with the error to show.
   */
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
    const deadline = createDeadline();
    const error = await api.deleteAccount({ deadline: deadline - READ_BACK_MS }).then(
      () => null,
      (thrown: unknown) => readBack(toApiError(thrown), deadline),
    );
    isBusy = false;
    isDeleting.value = false;
    if (error === null) {
      end('accountDeleted');
      // The drafts are deleted after the session has ended, because no store writes drafts from then on.
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
