import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { checkConfirmation, checkPassword } from '../../domain/registration/password.ts';
import { isResetToken } from '../../domain/token.ts';
import { type Cooldown, createCooldown } from '../lib/cooldown.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form } from './form.ts';

export interface ResetLink {
  email: string;
  token: string;
}

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

export interface ChangePasswordForm {
  form: Form<NewPasswordValues>;
  cooldown: Cooldown;
  submit(): Promise<void>;
}

interface ChangePasswordDeps {
  api: Pick<Api, 'changePassword'>;
  auth: Pick<AuthStore, 'forget' | 'setEmailHint'>;
  modal: ModalStore;
  time: TimeStore;
  link: ResetLink;
  /**
   * Navigates to the page `to` after the link was used or has expired, and replaces the link in the address
   * bar and the history, because the link contains the token.
   */
  leaveLink: (to: 'login' | 'forgotPassword') => void;
}

export function readResetLink(params: { email?: string; token?: string }): ResetLink | null {
  const { email = '', token = '' } = params;
  if (checkEmail(email) !== null || !isResetToken(token)) return null;
  return { email: normaliseEmail(email), token };
}

export function createChangePasswordForm(deps: ChangePasswordDeps): ChangePasswordForm {
  const { api, auth, modal, time, link, leaveLink } = deps;
  const cooldown = createCooldown(time);

  function onFailure(error: ApiError) {
    if (error.kind === 'link-expired') leaveLink('forgotPassword');
    showErrorDialog(modal, error);
  }

  const form = createForm<NewPasswordValues>({
    initial: { password: '', confirmation: '' },
    check: (field, { password, confirmation }) =>
      field === 'password' ? checkPassword(password, link.email) : checkConfirmation(password, confirmation),
    dependents: { password: 'confirmation' },
    onFailure,
    cooldown,
  });

  return {
    form,
    cooldown,
    submit: () =>
      form.submit(['password', 'confirmation'], async ({ password, confirmation }) => {
        modal.show({ type: 'changingPassword' });
        try {
          await api.changePassword({ ...link, password, confirmation });
        } catch (thrown) {
          modal.hide('changingPassword');
          throw thrown;
        }
        auth.setEmailHint(link.email);
        // The server may end all sessions of the account. A session on this device ends here, so that the next
        // call doesn't report it as expired.
        auth.forget();
        leaveLink('login');
        modal.show({ type: 'passwordChanged' });
      }),
  };
}
