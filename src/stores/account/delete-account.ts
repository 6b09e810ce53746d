import type { Api } from '../../api/client.ts';
import { type ApiError, toApiError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { DraftsStore } from '../games/drafts.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import { removeAllPending } from '../trivia/write-stored-trivia.ts';
import type { LogOut } from './log-out.ts';

interface DeletionDeps {
  account: Pick<LogOut, 'end' | 'isDeleting' | 'runAlone'>;
  api: Api;
  auth: Pick<AuthStore, 'userId'>;
  drafts: Pick<DraftsStore, 'removeAll'>;
  modal: ModalStore;
  storage: KeyValueStorage;
}

export function askDeletion(deps: DeletionDeps): void {
  const { account, auth, modal } = deps;
  modal.show({
    type: 'deleteAccount',
    onAccept() {
      const userId = auth.userId.peek();
      if (userId !== null) void account.runAlone(() => deleteAccount(deps, userId));
    },
  });
}

async function deleteAccount(deps: DeletionDeps, userId: Id) {
  const { account, api, drafts, modal, storage } = deps;
  account.isDeleting.value = true;
  const deadline = createDeadline();
  const error = await api
    .send((calls) => calls.deleteAccount(), { deadline: deadline - READ_BACK_MS })
    .then(() => null, toApiError);
  const found = error === null ? 'gone' : await lookUpAccount(api, error, deadline);
  account.isDeleting.value = false;
  if (found === 'gone') {
    account.end('accountDeleted');
    // The drafts are deleted after `end`, because stores may write drafts until the session has ended.
    drafts.removeAll(userId);
    removeAllPending(storage, userId);
    return;
  }
  const retry = () => void account.runAlone(() => deleteAccount(deps, userId));
  showErrorDialog(modal, error, found === 'exists' ? retry : undefined);
}

/** Finds out whether the account still exists after a deletion with an unknown outcome. */
async function lookUpAccount(
  api: Api,
  error: ApiError,
  deadline: number,
): Promise<'exists' | 'gone' | 'unknown'> {
  if (!error.outcomeUnknown) return 'exists';
  try {
    await api.send((calls) => calls.user(), { deadline, keepsSession: true, isSessionStep: true });
    return 'exists';
  } catch (thrown) {
    return isGone(toApiError(thrown)) ? 'gone' : 'unknown';
  }
}

const isGone = (error: ApiError) => error.kind === 'unauthenticated' || error.kind === 'accountEliminated';
