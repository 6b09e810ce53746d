import { useEffect, useState } from 'react';
import { AccountPage } from '../../components/AccountPage.tsx';
import { EmailField } from '../../components/EmailField.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { loginCopy } from '../../copy/login.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { cleanPassword } from '../../domain/registration/password.ts';
import { PATHS } from '../../lib/routes.ts';
import { logIn } from '../../stores/account/log-in.ts';
import { showErrorDialog } from '../../stores/shell/error-dialogs.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useForm } from '../../use-form.ts';
import { useCommonStores } from '../../use-stores.ts';

export function LoginPage() {
  const stores = useCommonStores();
  const { auth, modal } = stores;
  /** The seconds that the last log-in was told to wait, because too many have failed. */
  const [throttledFor, setThrottledFor] = useState<number>();
  const form = useForm({
    initial: { email: auth.emailHint.value, password: '' },
    check: {
      email: ({ email }) => checkEmail(email),
      password: ({ password }) => (cleanPassword(password) === '' ? 'required' : null),
    },
    isRepeatable: true,
    send({ email, password }) {
      setThrottledFor(undefined);
      return logIn(stores, { email: normaliseEmail(email), password: cleanPassword(password) });
    },
    onError(error, retry) {
      if (error.kind === 'wait') setThrottledFor(error.retryAfter);
      else showErrorDialog(modal, error, retry, { hasInput: true });
    },
  });
  const { cooldown } = form;
  useEffect(() => {
    // The session start may have failed with a 429. A log-in before that limit ends would be refused too.
    const wait = auth.getLoginWait();
    if (wait > 0) cooldown.start(wait);
  }, [auth, cooldown]);

  return (
    <AccountPage {...loginCopy} cards={['trophy', 'chip', 'goal']} form={form}>
      <p>
        {loginCopy.firstTime}
        <RouteLink to={PATHS.register}>{loginCopy.createAccount}</RouteLink>
      </p>
      {/* A verification record means that an e-mail isn't confirmed yet. The confirmation page needs the record. */}
      {auth.verification.value ? (
        <p role="status" className="mt-3 border-2 border-tinta bg-queso px-3 py-2">
          {loginCopy.unverified}
          <RouteLink className="link" to={PATHS.confirmAccount}>
            {loginCopy.confirmAccount}
          </RouteLink>
        </p>
      ) : null}
      <EmailField {...form.bind('email')} />
      <PasswordField {...form.bind('password')} autoComplete="current-password" />
      <p className="mt-1.5">
        <RouteLink className="link text-azul" to={PATHS.forgotPassword}>
          {loginCopy.forgot}
        </RouteLink>
      </p>
      <SubmitButton
        {...loginCopy}
        form={form}
        waitNote={throttledFor ? loginCopy.throttled(cooldown.seconds.value) : undefined}
        className="mt-4"
      />
      {/* Said once, not each second. */}
      {throttledFor ? (
        <p className="sr-only" role="alert">
          {loginCopy.throttled(throttledFor)}
        </p>
      ) : null}
    </AccountPage>
  );
}
