import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { type ApiError, toApiError } from '../../api/error.ts';
import type { AuthStore } from '../session/auth.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createCooldown } from './cooldown.ts';

export const RESEND_COOLDOWN_SECONDS = 60;

interface CodeResendDeps {
  api: Api;
  auth: Pick<AuthStore, 'requireVerification' | 'setEmailHint' | 'verification'>;
  modal: ModalStore;
  time: TimeStore;
}

/** What the page gives and takes at a press of “Reenviar código”. */
export interface CodeRequest {
  /** Null if the player has to correct the e-mail first. */
  getEmail: () => string | null;
  /** Called when another code was mailed: the one before is no longer valid. */
  onMailed: () => void;
  /** Shows the errors of the page's fields. Returns false if the page has none of these fields. */
  takeRefusal: (fields: ApiError['fields']) => boolean;
}

/** Mails the confirmation code again, at most once in `RESEND_COOLDOWN_SECONDS` or the time that the server names. */
export function createCodeResend({ api, auth, modal, time }: CodeResendDeps) {
  const cooldown = createCooldown(time);
  const isSending = signal(false);
  const isAskedToWait = signal(false);

  /** Does nothing while an earlier call is under way or when `getEmail` returns null, because the e-mail is wrong. */
  async function resend(request: CodeRequest): Promise<void> {
    const { getEmail, onMailed, takeRefusal } = request;
    const email = isSending.peek() ? null : getEmail();
    if (email === null) return;
    auth.setEmailHint(email);
    batch(() => {
      isSending.value = true;
      isAskedToWait.value = false;
    });
    try {
      await api.send((calls) => calls.resendCode(email));
      if (auth.verification.peek()?.isCodeMailed === false) auth.requireVerification(email, true);
      cooldown.start(RESEND_COOLDOWN_SECONDS);
      onMailed();
      modal.show({ type: 'sentVerifyCode', params: { email } });
    } catch (thrown) {
      const error = toApiError(thrown);
      isAskedToWait.value = error.kind === 'wait' || error.retryAfter !== undefined;
      if (isAskedToWait.value) cooldown.start(error.retryAfter ?? RESEND_COOLDOWN_SECONDS);
      if (error.kind === 'wait' || takeRefusal(error.fields)) return;
      const retry = error.outcomeUnknown ? undefined : () => void resend(request);
      showErrorDialog(modal, error, retry, { hasInput: true });
    } finally {
      isSending.value = false;
    }
  }

  return {
    /** Seconds until the code can be mailed again. */
    seconds: cooldown.seconds,
    isSending: isSending as ReadonlySignal<boolean>,
    /** True when the server has refused the last call because of an earlier one. */
    isAskedToWait: isAskedToWait as ReadonlySignal<boolean>,
    /** Call when the server has just mailed a code. */
    noteMailed: () => cooldown.start(RESEND_COOLDOWN_SECONDS),
    resend,
  };
}
