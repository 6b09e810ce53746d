import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import { checkCode, cleanCode } from '../../domain/registration/digits.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { createDeadline } from '../../lib/deadline.ts';
import { type Cooldown, createCooldown } from '../lib/cooldown.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form } from './form.ts';

export const RESEND_COOLDOWN_SECONDS = 60;
const DEFAULT_COOLDOWN_SECONDS = 30;

interface ConfirmAccountValues {
  otp: string;
  /** Only when the e-mail of the account is not known on this device: the player then types it. */
  email?: string;
}

export interface ConfirmAccountForm {
  form: Form<ConfirmAccountValues>;
  cooldown: Cooldown;
  resendCooldown: Cooldown;
  isAskedToWait: ReadonlySignal<boolean>;
  isResending: ReadonlySignal<boolean>;
  submit(): Promise<void>;
  resend(): Promise<void>;
}

interface ConfirmAccountDeps {
  api: Pick<Api, 'verify' | 'resendCode'>;
  auth: AuthStore;
  modal: ModalStore;
  time: TimeStore;
  /** Empty if the e-mail of the account is not known. */
  email: string;
}

export function createConfirmAccountForm({
  api,
  auth,
  modal,
  time,
  email: knownEmail,
}: ConfirmAccountDeps): ConfirmAccountForm {
  const cooldown = createCooldown(time);
  const resendCooldown = createCooldown(time);
  const isAskedToWait = signal(false);
  const isResending = signal(false);

  const form = createForm<ConfirmAccountValues>({
    initial: knownEmail ? { otp: '' } : { email: '', otp: '' },
    check: (field, { otp, email = knownEmail }) => (field === 'otp' ? checkCode(otp) : checkEmail(email)),
    onFailure: (error) => showErrorDialog(modal, error),
    cooldown,
  });

  const emailField = knownEmail ? [] : (['email'] as const);
  const getEmail = () => knownEmail || normaliseEmail(form.values.peek().email ?? '');

  return {
    form,
    cooldown,
    resendCooldown,
    isAskedToWait,
    isResending,
    submit: () =>
      form.submit([...emailField, 'otp'], async ({ otp }) => {
        const email = getEmail();
        const deadline = createDeadline();
        const { token } = await api.verify({ email, code: cleanCode(otp) }, { deadline });
        auth.setEmailHint(email);
        if (token !== null) await auth.enter(token, { deadline });
        modal.show({ type: 'verifyAccountSuccess' });
      }),
    async resend() {
      if (isResending.value || resendCooldown.seconds.value > 0 || !form.checkAll(emailField)) return;
      const email = getEmail();
      isResending.value = true;
      isAskedToWait.value = false;
      try {
        await api.resendCode(email);
        resendCooldown.start(RESEND_COOLDOWN_SECONDS);
        modal.show({ type: 'sentVerifyCode', params: { email } });
      } catch (thrown) {
        const error = toApiError(thrown);
        isAskedToWait.value = error.kind === 'wait';
        if (isAskedToWait.value) resendCooldown.start(error.retryAfter ?? DEFAULT_COOLDOWN_SECONDS);
        else showErrorDialog(modal, error);
      } finally {
        isResending.value = false;
      }
    },
  };
}
