import type { ApiError } from '../../api/error.ts';
import { toApiError } from '../../api/error.ts';
import type { Id } from '../../domain/types.ts';
import { createDeadline, READ_BACK_MS } from '../../lib/clock.ts';
import type { Stores } from '../index.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import { writePending } from '../trivia/trivia.ts';

interface DeletionStores extends Pick<Stores, 'api' | 'modal' | 'storage'> {
  account: Pick<Stores['account'], 'end' | 'isDeleting' | 'runAlone'>;
  auth: Pick<Stores['auth'], 'userId'>;
  drafts: Pick<Stores['drafts'], 'removeAll'>;
}

export function askDeletion(stores: DeletionStores): void {
  const { account, auth, modal } = stores;
  modal.show({
    type: 'deleteAccount',
    onAccept() {
      const userId = auth.userId.peek();
      if (userId !== null) void account.runAlone(() => deleteAccount(stores, userId));
    },
  });
}

async function deleteAccount(stores: DeletionStores, userId: Id) {
  const { account, api, drafts, modal, storage } = stores;
  account.isDeleting.value = true;
  const deadline = createDeadline();
  const error = await api.deleteAccount({ deadline: deadline - READ_BACK_MS }).then(() => null, toApiError);
  const found = error === null ? 'gone' : await readBack(api, error, deadline);
  account.isDeleting.value = false;
  if (found === 'gone') {
    account.end('accountDeleted');
    // The drafts are deleted after `end`, because stores may write drafts until the session has ended.
    drafts.removeAll(userId);
    writePending(storage, userId, null);
    return;
  }
  const retry = () => void account.runAlone(() => deleteAccount(stores, userId));
  showErrorDialog(modal, error, found === 'exists' ? retry : undefined);
}

/** Finds out whether the account still exists after a deletion with an unknown outcome. */
async function readBack(
  api: Pick<Stores['api'], 'user'>,
  error: ApiError,
  deadline: number,
): Promise<'exists' | 'gone' | 'unknown'> {
  if (!error.outcomeUnknown) return 'exists';
  try {
    await api.user({ deadline, keepsSession: true });
    return 'exists';
  } catch (thrown) {
    return isGone(toApiError(thrown)) ? 'gone' : 'unknown';
  }
}

const isGone = (error: ApiError) => error.kind === 'unauthenticated' || error.kind === 'accountEliminated';
