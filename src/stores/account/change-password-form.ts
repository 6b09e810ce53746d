/** A new password through the mailed link. The link's e-mail and token go to the server and nowhere else. */
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

/** What a mailed link carries. */
export interface ResetLink {
  email: string;
  token: string;
}

/** The new password, twice. */
export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

/** The form as its page sees it. */
export interface ChangePasswordForm {
  form: Form<NewPasswordValues>;
  wait: Cooldown;
  submit(): Promise<void>;
}

interface ChangePasswordDeps {
  api: Pick<Api, 'changePassword'>;
  auth: Pick<AuthStore, 'setEmailHint'>;
  modal: ModalStore;
  time: TimeStore;
  link: ResetLink;
  /** Replaces the link in the address and in the history, now that it is used or useless. */
  leaveLink: (to: 'login' | 'forgotPassword') => void;
}

/**
 * The link from the address, decoded once by the router, or null when it can't be one of ours: a malformed
 * percent, an e-mail that is none, a token too long to be true.
 */
export function readResetLink(params: { email?: string; token?: string }): ResetLink | null {
  const { email = '', token = '' } = params;
  if (checkEmail(email) !== null || !isResetToken(token)) return null;
  return { email: normaliseEmail(email), token };
}

/** Makes the form. */
export function createChangePasswordForm(deps: ChangePasswordDeps): ChangePasswordForm {
  const { api, auth, modal, time, link, leaveLink } = deps;
  const wait = createCooldown(time);

  function onFailure(error: ApiError) {
    modal.hide('changingPassword');
    if (error.kind === 'link-expired') leaveLink('forgotPassword');
    showErrorDialog(modal, error);
  }

  const form = createForm<NewPasswordValues>({
    initial: { password: '', confirmation: '' },
    check: (field, { password, confirmation }) =>
      field === 'password' ? checkPassword(password, link.email) : checkConfirmation(password, confirmation),
    dependents: { password: 'confirmation' },
    onFailure,
    wait,
  });

  return {
    form,
    wait,
    submit: () =>
      form.submit(['password', 'confirmation'], async ({ password, confirmation }) => {
        modal.show({ type: 'changingPassword' });
        await api.changePassword({ ...link, password, confirmation });
        auth.setEmailHint(link.email);
        leaveLink('login');
        modal.show({ type: 'passwordChanged' });
      }),
  };
}
