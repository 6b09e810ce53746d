import type { Api } from '../../api/client.ts';
import { ignoreApiError } from '../../api/error.ts';
import type { AuthStore } from '../session/auth.ts';
import type { ModalStore } from '../shell/modal.ts';

interface LogOutDeps {
  api: Api;
  auth: Pick<AuthStore, 'endSession' | 'logOut'>;
  modal: Pick<ModalStore, 'hide' | 'show'>;
}

/**
 * Logs the player out without opening Inicio, to go on as a visitor. As any log-out, it ends the session on this device
 * also after a failed request. Never rejects.
 */
export async function logOutOnPage({ api, auth, modal }: LogOutDeps): Promise<void> {
  modal.show({ type: 'signingOut' });
  await auth.logOut.run(async () => {
    await api.send((calls) => calls.logout()).catch(ignoreApiError);
    auth.endSession('on-page');
  });
  modal.hide('signingOut');
}
