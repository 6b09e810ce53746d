import type { Registration } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { isOtherEmail } from '../../domain/registration/same-email.ts';
import type { AuthStore } from '../session/auth.ts';
import type { ModalStore } from '../shell/modal.ts';

interface CreateAccountDeps {
  api: Api;
  auth: Pick<AuthStore, 'requireVerification'>;
  modal: Pick<ModalStore, 'hide' | 'show'>;
  onRegistered: () => void;
}

/** Creates the account, which then waits for its mailed code. Rejects when the server refuses it or the call fails. */
export async function createAccount(
  { api, auth, modal, onRegistered }: CreateAccountDeps,
  registration: Registration,
): Promise<void> {
  modal.show({ type: 'createAccount' });
  const { email: returned } = await api
    .send((calls) => calls.register(registration))
    .catch((thrown: unknown) => {
      modal.hide('createAccount');
      throw thrown;
    });
  // The typed e-mail, unless the server names that of another mailbox.
  const isOther = returned !== null && isOtherEmail(registration.email, returned);
  const email = isOther ? returned : registration.email;
  auth.requireVerification(email, true);
  onRegistered();
  modal.show({ type: 'newAccount', params: { email } });
}
