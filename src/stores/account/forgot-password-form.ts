import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { type Cooldown, createCooldown } from '../lib/cooldown.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form } from './form.ts';

export interface ForgotPasswordForm {
  form: Form<{ email: string }>;
  cooldown: Cooldown;
  isAskedToWait: ReadonlySignal<boolean>;
  submit(): Promise<void>;
}

interface ForgotPasswordDeps {
  api: Pick<Api, 'forgotPassword'>;
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
}

export function createForgotPasswordForm({ api, auth, modal, time }: ForgotPasswordDeps): ForgotPasswordForm {
  const cooldown = createCooldown(time);
  const isAskedToWait = signal(false);

  function onFailure(error: ApiError) {
    if (error.kind === 'wait') isAskedToWait.value = true;
    else showErrorDialog(modal, error);
  }

  const form = createForm({
    initial: { email: auth.emailHint.value },
    check: (_field, { email }) => checkEmail(email),
    onFailure,
    cooldown,
  });

  return {
    form,
    cooldown,
    isAskedToWait,
    submit: () =>
      form.submit(['email'], async (values) => {
        isAskedToWait.value = false;
        const email = normaliseEmail(values.email);
        auth.setEmailHint(email);
        await api.forgotPassword(email);
        modal.show({ type: 'emailSentChangePasswordSuccess', params: { email } });
      }),
  };
}
