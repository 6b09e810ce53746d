import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import type { GameContext } from '../game-stores.ts';
import type { DraftsStore } from '../games/drafts.ts';
import { type ErrorModalType, getErrorDialog, showErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import { writePending } from '../trivia/trivia.ts';

const isGone = (error: ApiError) => error.kind === 'unauthenticated' || error.kind === 'accountEliminated';

export function createAccountActions(
  { api, auth, modal, storage }: Pick<GameContext, 'api' | 'auth' | 'modal' | 'storage'>,
  drafts: Pick<DraftsStore, 'count' | 'removeAll'>,
) {
  const isDeleting = signal(false);
  let isBusy = false;

  function end(result: ErrorModalType | 'signOut' | 'accountDeleted') {
    auth.logOut();
    modal.show({ type: result });
  }

  /** Runs one log-out or deletion at a time. */
  async function runAlone(work: () => Promise<void>) {
    if (isBusy) return;
    isBusy = true;
    await auth.runEnding(work).finally(() => {
      isBusy = false;
    });
  }

  async function logOut() {
    modal.show({ type: 'signingOut' });
    const error = await api.logout().then(() => null, toApiError);
    // `aborted` means that the session has changed, for example through another tab, so this log-out must not
    // end the new session.
    if (error?.kind === 'aborted') {
      modal.hide('signingOut');
      return;
    }
    // Ends the session on this device even after a failed request, because other people may use the device.
    // The player then sees the dialog of the error, or `signOut` if the error has no dialog.
    end((error && getErrorDialog(error)) ?? 'signOut');
    // `logOut` has cleared the verification record, to which the dialog leads.
    if (error?.kind === 'verifyAccountError') auth.requireVerification();
  }

  /** Finds out whether the account still exists after a deletion with an unknown outcome. */
  async function readBack(error: ApiError, deadline: number): Promise<'exists' | 'gone' | 'unknown'> {
    if (!error.outcomeUnknown) return 'exists';
    try {
      await api.user({ deadline, keepsSession: true });
      return 'exists';
    } catch (thrown) {
      return isGone(toApiError(thrown)) ? 'gone' : 'unknown';
    }
  }

  async function deleteAccount(userId: Id) {
    isDeleting.value = true;
    const deadline = createDeadline();
    const error = await api.deleteAccount({ deadline: deadline - READ_BACK_MS }).then(() => null, toApiError);
    const account = error === null ? 'gone' : await readBack(error, deadline);
    isDeleting.value = false;
    if (account === 'gone') {
      end('accountDeleted');
      // The drafts are deleted after `end`, because stores may write drafts until the session has ended.
      drafts.removeAll(userId);
      writePending(storage, userId, null);
      return;
    }
    const retry = () => void runAlone(() => deleteAccount(userId));
    showErrorDialog(modal, error, account === 'exists' ? retry : undefined);
  }

  return {
    isDeleting: isDeleting as ReadonlySignal<boolean>,
    askLogout() {
      modal.show({
        type: 'closeSession',
        params: { draftCount: drafts.count() },
        onAccept: () => void runAlone(logOut),
      });
    },
    askDeletion() {
      modal.show({
        type: 'deleteAccount',
        onAccept() {
          const userId = auth.userId.peek();
          if (userId !== null) void runAlone(() => deleteAccount(userId));
        },
      });
    },
  };
}
