import { useState } from 'react';
import { AccountPage } from '../../components/AccountPage.tsx';
import { EmailField } from '../../components/EmailField.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import { checkCode, findCode, readTypedCode } from '../../domain/registration/code.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { confirmAccount } from '../../stores/account/confirm-account.ts';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../use-form.ts';
import { useCommonStores } from '../../use-stores.ts';
import { ResendCode } from './ResendCode.tsx';

export function ConfirmAccountPage() {
  const stores = useCommonStores();
  // Empty after a session start: the e-mail of the account is not known then, so the player types it.
  const [record] = useState(stores.auth.verification.value);
  const knownEmail = record?.email ?? '';
  // The record changes when “Reenviar código” has mailed the first code, and it is gone while the page is left.
  const { isCodeMailed } = stores.auth.verification.value ?? record ?? {};
  const hasMailedCode = knownEmail !== '' && isCodeMailed !== false;
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
        onChange={(text) => form.change('otp', readTypedCode(text, form.values.peek().otp))}
      />
      <SubmitButton {...confirmAccountCopy} form={form} />
      {/* The server has mailed a code after a registration and a refused log-in, but not after another call that
          it refused because of the e-mail. */}
      <ResendCode
        hasMailedCode={hasMailedCode}
        isDisabled={form.isBusy.value}
        request={{
          getEmail: () => (form.checkAll(knownEmail ? [] : ['email']) ? getEmail() : null),
          onMailed: () => form.change('otp', ''),
          takeRefusal: form.takeRefusal,
        }}
      />
    </AccountPage>
  );
}
