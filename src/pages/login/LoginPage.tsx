import { useState } from 'react';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useShellStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { AccountPassword, EmailField } from '../../components/account/AccountFields.tsx';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { AccountPage } from '../../components/account/AccountPage.tsx';
import { SubmitButton } from '../../components/account/SubmitButton.tsx';
import { loginCopy } from '../../copy/login.ts';
import { PATHS } from '../../lib/paths.ts';
import { createLoginForm } from '../../stores/account/login-form.ts';
import { useFirstError } from '../../ui/use-first-error.ts';

const CARDS = ['trophy', 'chip', 'goal'] as const;

export function LoginPage() {
  const stores = useShellStores();
  const [{ form, submit, cooldown }] = useState(() => createLoginForm(stores));
  const { email, password } = form.values.value;
  const errors = form.errors.value;

  useFirstError(form.submitCount.value, errors.email ? 'email' : 'password');

  return (
    <AccountPage lettering={loginCopy.lettering} cards={CARDS}>
      <AccountForm {...loginCopy} isInvalid={form.isInvalid.value} onSubmit={submit}>
        <p>
          {loginCopy.firstTime}
          <RouteLink to={PATHS.register}>{loginCopy.createAccount}</RouteLink>
        </p>
        <EmailField
          id="email"
          value={email}
          problem={errors.email}
          onChange={(text) => form.change('email', text)}
          onLeave={() => form.blur('email')}
        />
        <AccountPassword
          id="password"
          autoComplete="current-password"
          value={password}
          problem={errors.password}
          onChange={(text) => form.change('password', text)}
          onLeave={() => form.blur('password')}
        />
        <p className="mt-1.5">
          <RouteLink className="link text-azul" to={PATHS.forgotPassword}>
            {loginCopy.forgot}
          </RouteLink>
        </p>
        <SubmitButton
          className="mt-4"
          label={loginCopy.submit}
          busyLabel={loginCopy.submitting}
          isBusy={form.isBusy.value}
          seconds={cooldown.seconds.value}
        />
      </AccountForm>
    </AccountPage>
  );
}
