import { useEffect, useRef, useState } from 'react';
import { AccountPage, EmailField, SubmitButton } from '../../components/AccountPage.tsx';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import { checkCode, findCode, readTypedCode } from '../../domain/registration/code.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { createDeadline } from '../../lib/clock.ts';
import { createCooldown } from '../../stores/account/form.ts';
import { openSession } from '../../stores/account/log-in.ts';
import { showErrorDialog, toApiError, toUnrepeatable } from '../../stores/shell/error-dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../use-form.ts';
import { useShellStores } from '../../use-stores.ts';

const RESEND_COOLDOWN_SECONDS = 60;

export function ConfirmAccountPage() {
  const stores = useShellStores();
  const { api, auth, modal } = stores;
  // Empty after a session start: the e-mail of the account is not known then, so the player types it.
  const [record] = useState(auth.verification.value);
  const knownEmail = record?.email ?? '';
  const hasMailedCode = knownEmail !== '' && record?.isCodeMailed !== false;
  const form = useForm<{ email: string; otp: string }>({
    initial: { email: '', otp: '' },
    check: {
      ...(knownEmail ? {} : { email: (values) => checkEmail(values.email) }),
      otp: ({ otp }) => checkCode(otp),
    },
    async send({ otp }) {
      const email = getEmail();
      const deadline = createDeadline();
      const { token } = await api.verify({ email, code: findCode(otp) ?? '' }, { deadline });
      auth.setEmailHint(email);
      if (token !== null)
        await openSession(stores, token, email, { deadline }).catch((thrown: unknown) => {
          if (toApiError(thrown).kind === 'other-account') {
            auth.noteOtherAccount();
            return;
          }
          // The account is confirmed, so the code must not be sent again.
          throw toUnrepeatable(thrown);
        });
      modal.show({ type: 'verifyAccountSuccess' });
    },
  });
  const getEmail = () => knownEmail || normaliseEmail(form.values.peek().email);

  return (
    <AccountPage {...confirmAccountCopy} cards={['mail', 'goal', 'chip']} form={form}>
      {knownEmail ? (
        <p className="wrap-anywhere">
          {hasMailedCode ? confirmAccountCopy.intro : confirmAccountCopy.introWithoutCode}
          <b>{knownEmail}</b>.
        </p>
      ) : (
        <>
          <p>{confirmAccountCopy.introWithoutEmail}</p>
          <EmailField {...form.bind('email')} />
        </>
      )}
      <Field
        {...form.bind('otp')}
        variant="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={confirmAccountCopy.codeLabel}
        hint={confirmAccountCopy.codeHint}
        onChange={(text) => form.change('otp', readTypedCode(text))}
      />
      <SubmitButton {...confirmAccountCopy} form={form} />
      {/* The server has mailed a code after a registration and a refused log-in, but not after another call that
          it refused because of the e-mail. */}
      <Resend
        hasMailedCode={hasMailedCode}
        isDisabled={form.isBusy.value}
        getEmail={() => (form.checkAll(knownEmail ? [] : ['email']) ? getEmail() : null)}
      />
    </AccountPage>
  );
}

interface ResendProps {
  hasMailedCode: boolean;
  /** True while a code is being checked. */
  isDisabled: boolean;
  /** Null if the player has to correct the e-mail first. */
  getEmail: () => string | null;
}

function Resend({ hasMailedCode, isDisabled, getEmail }: ResendProps) {
  const { api, auth, modal, time } = useShellStores();
  const [cooldown] = useState(() => createCooldown(time));
  const [isAskedToWait, setAskedToWait] = useState(false);
  const [isResending, setResending] = useState(false);
  // The second press of a double press comes before React has disabled the button.
  const isSending = useRef(false);
  const seconds = cooldown.seconds.value;

  useEffect(() => {
    if (hasMailedCode) cooldown.start(RESEND_COOLDOWN_SECONDS);
  }, [hasMailedCode, cooldown]);

  async function resend() {
    const email = isSending.current ? null : getEmail();
    if (email === null) return;
    isSending.current = true;
    setResending(true);
    setAskedToWait(false);
    try {
      await api.resendCode(email);
      if (auth.verification.peek()?.isCodeMailed === false) auth.requireVerification(email, true);
      cooldown.start(RESEND_COOLDOWN_SECONDS);
      modal.show({ type: 'sentVerifyCode', params: { email } });
    } catch (thrown) {
      const error = toApiError(thrown);
      setAskedToWait(error.kind === 'wait');
      if (error.kind === 'wait') cooldown.start(error.retryAfter ?? RESEND_COOLDOWN_SECONDS);
      else showErrorDialog(modal, error, error.outcomeUnknown ? undefined : () => void resend());
    } finally {
      isSending.current = false;
      setResending(false);
    }
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-tinta border-t-2 border-dashed pt-4">
      <span
        className="font-cartel font-extrabold"
        // With the role `timer`, screen readers don't announce each second.
        role={seconds > 0 ? 'timer' : undefined}
      >
        {seconds === 0 ? confirmAccountCopy.notReceived : null}
        {seconds > 0 && isAskedToWait ? confirmAccountCopy.wait(seconds) : null}
        {seconds > 0 && !isAskedToWait ? (
          <>
            {confirmAccountCopy.resendIn}
            <b className="number-badge px-[.25em] py-[.1em] text-2xl">{seconds}</b>
            {confirmAccountCopy.resendUnit}
          </>
        ) : null}
      </span>
      <Button
        variant="line"
        className="flex-[1_1_220px]"
        isBusy={isResending}
        isDisabled={isDisabled || seconds > 0}
        onClick={() => void resend()}
      >
        {isResending ? confirmAccountCopy.resending : confirmAccountCopy.resend}
      </Button>
    </div>
  );
}
