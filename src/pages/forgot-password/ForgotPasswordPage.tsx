import { useState } from 'react';
import { AccountPage } from '../../components/AccountPage.tsx';
import { EmailField } from '../../components/EmailField.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { forgotPasswordCopy } from '../../copy/forgot-password.ts';
import { checkEmail, normaliseEmail } from '../../domain/registration/email.ts';
import { PATHS } from '../../lib/routes.ts';
import { showErrorDialog } from '../../stores/shell/error-dialogs.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useForm } from '../../use-form.ts';
import { useCommonStores } from '../../use-stores.ts';

export function ForgotPasswordPage() {
  const { api, auth, modal } = useCommonStores();
  const [isAskedToWait, setAskedToWait] = useState(false);
  const form = useForm({
    initial: { email: auth.emailHint.value },
    check: { email: ({ email }) => checkEmail(email) },
    async send(values) {
      setAskedToWait(false);
      const email = normaliseEmail(values.email);
      auth.setEmailHint(email);
      await api.send((calls) => calls.forgotPassword(email));
      modal.show({ type: 'emailSentChangePasswordSuccess', params: { email } });
    },
    onError(error, retry) {
      if (error.kind === 'wait') setAskedToWait(true);
      else showErrorDialog(modal, error, retry, { hasInput: true });
    },
  });
  const seconds = form.cooldown.seconds.value;

  return (
    <AccountPage {...forgotPasswordCopy} cards={['key', 'mail', 'chip']} form={form}>
      <p>{forgotPasswordCopy.intro}</p>
      <EmailField {...form.bind('email')} autoComplete="email" />
      <SubmitButton
        {...forgotPasswordCopy}
        form={form}
        waitNote={isAskedToWait ? forgotPasswordCopy.wait(seconds) : undefined}
      />
      <p className="mt-4">
        <RouteLink className="link text-azul" to={PATHS.login}>
          <Icon name="left" size={18} />
          {forgotPasswordCopy.backToLogin}
        </RouteLink>
      </p>
    </AccountPage>
  );
}
