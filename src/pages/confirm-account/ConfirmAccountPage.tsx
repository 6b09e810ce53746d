import { useEffect, useState } from 'react';
import { AccountPage, EmailField, SubmitButton } from '../../components/AccountPage.tsx';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import { checkCode, findCode, readTypedCode } from '../../domain/registration/code.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { createCodeResend } from '../../stores/account/code-resend.ts';
import { confirmAccount } from '../../stores/account/confirm-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../use-form.ts';
import { useShellStores } from '../../use-stores.ts';

export function ConfirmAccountPage() {
  const stores = useShellStores();
  // Empty after a session start: the e-mail of the account is not known then, so the player types it.
  const [record] = useState(stores.auth.verification.value);
  const knownEmail = record?.email ?? '';
  const hasMailedCode = knownEmail !== '' && record?.isCodeMailed !== false;
  const form = useForm<{ email: string; otp: string }>({
    initial: { email: '', otp: '' },
    check: {
      ...(knownEmail ? {} : { email: (values) => checkEmail(values.email) }),
      otp: ({ otp }) => checkCode(otp),
    },
    async send({ otp }) {
      await confirmAccount(stores, getEmail(), findCode(otp) ?? '');
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
  const stores = useShellStores();
  const [resending] = useState(() => createCodeResend(stores));
  const seconds = resending.seconds.value;
  const isAskedToWait = resending.isAskedToWait.value;
  const isSending = resending.isSending.value;

  useEffect(() => {
    if (hasMailedCode) resending.noteMailed();
  }, [hasMailedCode, resending]);

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
        isBusy={isSending}
        isDisabled={isDisabled || seconds > 0}
        onClick={() => void resending.resend(getEmail)}
      >
        {isSending ? confirmAccountCopy.resending : confirmAccountCopy.resend}
      </Button>
    </div>
  );
}
