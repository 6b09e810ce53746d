/** The log-in form (spec §4, §8). Where a player goes next is decided by the guards. */
import type { ApiError } from '../../api/error.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { type Cooldown, createCooldown } from '../lib/cooldown.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form } from './form.ts';

/** What a player logs in with. */
export interface LoginValues {
  email: string;
  password: string;
}

/** The form as its page sees it. */
export interface LoginForm {
  form: Form<LoginValues>;
  /** Too many attempts: seconds until the next. */
  wait: Cooldown;
  submit(): Promise<void>;
}

interface LoginDeps {
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
}

/** Makes the form, with the e-mail of an earlier form already in it. */
export function createLoginForm({ auth, modal, time }: LoginDeps): LoginForm {
  const wait = createCooldown(time);

  function onFailure(error: ApiError) {
    if (error.kind !== 'email-not-verified') return showErrorDialog(modal, error);
    modal.show({ type: 'verifyAccountError', params: { email: auth.emailHint.value } });
  }

  const form = createForm<LoginValues>({
    initial: { email: auth.emailHint.value, password: '' },
    check(field, { email, password }) {
      if (field === 'email') return checkEmail(email);
      return password === '' ? 'required' : null;
    },
    onFailure,
    wait,
  });

  return {
    form,
    wait,
    submit: () =>
      form.submit(['email', 'password'], ({ email, password }) =>
        auth.login({ email: normaliseEmail(email), password }),
      ),
  };
}
