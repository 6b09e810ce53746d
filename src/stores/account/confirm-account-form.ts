/** Confirms an account with the code from the e-mail, and asks for another code. Nothing is sent unasked. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import { checkCode, cleanCode } from '../../domain/registration/digits.ts';
import { deadlineIn } from '../../lib/deadline.ts';
import { type Cooldown, createCooldown } from '../lib/cooldown.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createForm, type Form } from './form.ts';

/** Seconds between one code and the next. */
export const RESEND_COOLDOWN_SECONDS = 60;
/** Seconds to wait when the server asks for patience and does not say how much. */
const UNKNOWN_WAIT = 30;

/** The form as its page sees it. */
export interface ConfirmAccountForm {
  form: Form<{ otp: string }>;
  /** Too many attempts with the code: seconds until the next. */
  wait: Cooldown;
  /** Seconds until another code may be asked for. */
  resendWait: Cooldown;
  /** The server itself asked to wait for another code. */
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
  /** The account that waits for its code. */
  email: string;
}

/** Makes the form. */
export function createConfirmAccountForm({
  api,
  auth,
  modal,
  time,
  email,
}: ConfirmAccountDeps): ConfirmAccountForm {
  const wait = createCooldown(time);
  const resendWait = createCooldown(time);
  const isAskedToWait = signal(false, { name: 'confirmAccount.isAskedToWait' });
  const isResending = signal(false, { name: 'confirmAccount.isResending' });

  const form = createForm({
    initial: { otp: '' },
    check: (_field, { otp }) => checkCode(otp),
    onFailure: (error) => showErrorDialog(modal, error),
    wait,
  });

  return {
    form,
    wait,
    resendWait,
    isAskedToWait,
    isResending,
    submit: () =>
      form.submit(['otp'], async ({ otp }) => {
        const deadline = deadlineIn();
        const { token } = await api.verify({ email, code: cleanCode(otp) }, { deadline });
        auth.setEmailHint(email);
        if (token !== null) await auth.enter(token, { deadline });
        modal.show({ type: 'verifyAccountSuccess' });
      }),
    async resend() {
      if (isResending.value || resendWait.seconds.value > 0) return;
      isResending.value = true;
      isAskedToWait.value = false;
      try {
        await api.resendCode(email);
        resendWait.start(RESEND_COOLDOWN_SECONDS);
        modal.show({ type: 'sentVerifyCode', params: { email } });
      } catch (thrown) {
        const error = toApiError(thrown);
        isAskedToWait.value = error.kind === 'wait';
        if (isAskedToWait.value) resendWait.start(error.retryAfter ?? UNKNOWN_WAIT);
        else showErrorDialog(modal, error);
      } finally {
        isResending.value = false;
      }
    },
  };
}
