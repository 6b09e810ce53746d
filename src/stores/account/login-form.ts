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
  // A log-in would run into the rate limit that has ended the session start.
  const wait = auth.getLoginWait();
  if (wait > 0) cooldown.start(wait);

  const form = createForm<LoginValues>({
    initial: { email: auth.emailHint.value, password: '' },
    check(field, { email, password }) {
      if (field === 'email') return checkEmail(email);
      return password === '' ? 'required' : null;
    },
    onFailure: (error) => showErrorDialog(modal, error),
    cooldown,
  });

  const submit = () =>
    form.submit(['email', 'password'], ({ email, password }) =>
      auth.login({ email: normaliseEmail(email), password }),
    );

  return { form, cooldown, submit };
}
