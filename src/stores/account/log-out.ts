import { signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import type { DraftsStore } from '../games/drafts.ts';
import type { AuthStore } from '../session/auth.ts';
import { type ErrorDialogType, getErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';

interface LogOutDeps {
  api: Api;
  auth: Pick<AuthStore, 'logOut' | 'endSession' | 'requireVerification'>;
  drafts: Pick<DraftsStore, 'flush'>;
  modal: ModalStore;
}

export type LogOut = ReturnType<typeof createLogOut>;

/** The log-out of a player, and what the deletion of the account shares with it. */
export function createLogOut({ api, auth, drafts, modal }: LogOutDeps) {
  /** Ends the session on this device and says why. */
  function end(result: ErrorDialogType | 'signOut' | 'accountDeleted') {
    auth.endSession('log-out');
    modal.show({ type: result });
  }

  /** Runs one log-out or deletion at a time. */
  async function runAlone(work: () => Promise<void>) {
    if (!auth.logOut.current()) await auth.logOut.run(work);
  }

  async function logOut() {
    modal.show({ type: 'signingOut' });
    const error = await api.send((calls) => calls.logout()).then(() => null, toApiError);
    // `aborted` means that the session has changed, for example through another tab, so this log-out must not
    // end the new session.
    if (error?.kind === 'aborted') {
      modal.hide('signingOut');
      return;
    }
    // Ends the session on this device even after a failed request, because other people may use the device.
    // The player then sees the dialog of the error, or `signOut` if the error has no dialog.
    end((error && getErrorDialog(error)) ?? 'signOut');
    // `endSession` has cleared the verification record, to which the dialog leads.
    if (error?.kind === 'verifyAccountError') auth.requireVerification();
  }

  return {
    /** Set by `delete-account.ts`, also while the player is on another page. */
    isDeleting: signal(false),
    end,
    runAlone,
    askLogout() {
      // The dialog counts the stored drafts (`count-drafts.ts`).
      drafts.flush();
      modal.show({ type: 'closeSession', onAccept: () => void runAlone(logOut) });
    },
  };
}
