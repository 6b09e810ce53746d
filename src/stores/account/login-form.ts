import type { ApiError } from '../../api/error.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { type Cooldown, createCooldown } from '../lib/cooldown.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form } from './form.ts';

export interface LoginValues {
  email: string;
  password: string;
}

export interface LoginForm {
  form: Form<LoginValues>;
  cooldown: Cooldown;
  submit(): Promise<void>;
}

interface LoginDeps {
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
}

export function createLoginForm({ auth, modal, time }: LoginDeps): LoginForm {
  const cooldown = createCooldown(time);

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
    cooldown,
  });

  const submit = () =>
    form.submit(['email', 'password'], ({ email, password }) =>
      auth.login({ email: normaliseEmail(email), password }),
    );

  return { form, cooldown, submit };
}
