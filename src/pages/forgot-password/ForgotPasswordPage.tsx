import { useState } from 'react';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useShellStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { EmailField } from '../../components/account/AccountFields.tsx';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { AccountPage } from '../../components/account/AccountPage.tsx';
import { SubmitButton } from '../../components/account/SubmitButton.tsx';
import { forgotPasswordCopy } from '../../copy/forgot-password.ts';
import { PATHS } from '../../lib/paths.ts';
import { createForgotPasswordForm } from '../../stores/account/forgot-password-form.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';

const CARDS = ['key', 'mail', 'chip'] as const;

export function ForgotPasswordPage() {
  const stores = useShellStores();
  const [{ form, isAskedToWait, submit, cooldown }] = useState(() => createForgotPasswordForm(stores));
  const problem = form.errors.value.email;
  const seconds = cooldown.seconds.value;

  useFirstError(form.submitCount.value, problem && 'email');

  return (
    <AccountPage lettering={forgotPasswordCopy.lettering} cards={CARDS}>
      <AccountForm {...forgotPasswordCopy} isInvalid={form.isInvalid.value} onSubmit={submit}>
        <p>{forgotPasswordCopy.intro}</p>
        <EmailField
          id="email"
          autoComplete="email"
          value={form.values.value.email}
          problem={problem}
          onChange={(text) => form.change('email', text)}
          onLeave={() => form.blur('email')}
        />
        <SubmitButton
          label={forgotPasswordCopy.submit}
          busyLabel={forgotPasswordCopy.submitting}
          isBusy={form.isBusy.value}
          seconds={seconds}
          cooldownNote={isAskedToWait.value ? forgotPasswordCopy.wait(seconds) : undefined}
        />
        <p className="mt-4">
          <RouteLink className="link text-azul" to={PATHS.login}>
            <Icon name="left" size={18} />
            {forgotPasswordCopy.backToLogin}
          </RouteLink>
        </p>
      </AccountForm>
    </AccountPage>
  );
}
