import { toApiError, toUnrepeatable } from '../../api/error.ts';
import { createDeadline } from '../../lib/clock.ts';
import type { ModalStore } from '../shell/modal.ts';
import { type OpenSessionDeps, openSession } from './open-session.ts';

interface ConfirmDeps extends OpenSessionDeps {
  modal: Pick<ModalStore, 'show'>;
}

/** Confirms an account with its mailed code, and logs in if the answer has a token. Rejects with an `ApiError`. */
export async function confirmAccount(deps: ConfirmDeps, email: string, code: string): Promise<void> {
  const { api, auth, modal } = deps;
  auth.setEmailHint(email);
  const deadline = createDeadline();
  const { token } = await api.send((calls) => calls.verify({ email, code }), { deadline });
  if (token !== null) {
    await openSession(deps, token, email, { deadline }).catch((thrown: unknown) => {
      // The account is confirmed, so the code must not be sent again.
      if (toApiError(thrown).kind !== 'other-account') throw toUnrepeatable(thrown);
      auth.endSession('other-account');
    });
  }
  modal.show({ type: 'verifyAccountSuccess' });
}
