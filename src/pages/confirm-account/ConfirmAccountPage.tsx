import { useEffect, useState } from 'react';
import { useShellStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { EmailField } from '../../components/account/AccountFields.tsx';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { AccountPage } from '../../components/account/AccountPage.tsx';
import { SubmitButton } from '../../components/account/SubmitButton.tsx';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import { getFieldError } from '../../copy/fields.ts';
import {
  createConfirmAccountForm,
  RESEND_COOLDOWN_SECONDS,
} from '../../stores/account/confirm-account-form.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { isPressing, useFirstError } from '../../ui/use-first-error.ts';
import { Resend } from './Resend.tsx';

const CARDS = ['mail', 'goal', 'chip'] as const;

export function ConfirmAccountPage() {
  const stores = useShellStores();
  const [email] = useState(() => stores.auth.verification.value?.email ?? '');
  const [confirm] = useState(() => createConfirmAccountForm({ ...stores, email }));
  const { form, resendCooldown, submit, cooldown } = confirm;
  const errors = form.errors.value;

  useFirstError(form.submitCount.value, errors.email ? 'email' : errors.otp && 'otp');
  // A registration or a log-in with an unconfirmed e-mail leads to this page, and the server has mailed a
  // code then. So “Reenviar” starts with a cooldown. After a session start the e-mail is not known, and no code
  // was mailed.
  useEffect(() => {
    if (email) resendCooldown.start(RESEND_COOLDOWN_SECONDS);
  }, [email, resendCooldown]);

  return (
    <AccountPage lettering={confirmAccountCopy.lettering} cards={CARDS}>
      <AccountForm {...confirmAccountCopy} isInvalid={form.isInvalid.value} onSubmit={submit}>
        {email ? (
          <p className="wrap-anywhere">
            {confirmAccountCopy.intro}
            <b>{email}</b>
            {confirmAccountCopy.introEnd}
          </p>
        ) : (
          <>
            <p>{confirmAccountCopy.introWithoutEmail}</p>
            <EmailField
              id="email"
              value={form.values.value.email ?? ''}
              problem={errors.email}
              onChange={(text) => form.change('email', text)}
              onLeave={() => form.blur('email')}
            />
          </>
        )}
        <CodeField
          id="otp"
          label={confirmAccountCopy.codeLabel}
          value={form.values.value.otp}
          error={getFieldError(errors.otp)}
          hint={errors.otp ? undefined : confirmAccountCopy.codeHint}
          onChange={(digits) => form.change('otp', digits)}
          onBlur={() => !isPressing() && form.blur('otp')}
        />
        <SubmitButton
          label={confirmAccountCopy.submit}
          busyLabel={confirmAccountCopy.submitting}
          isBusy={form.isBusy.value}
          seconds={cooldown.seconds.value}
        />
        <Resend confirm={confirm} />
      </AccountForm>
    </AccountPage>
  );
}
