import { useLocation, useNavigate } from 'react-router-dom';
import { AccountPage } from '../../components/AccountPage.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { changePasswordCopy } from '../../copy/change-password.ts';
import { checkConfirmation, checkPassword, cleanPassword } from '../../domain/registration/password.ts';
import { type ResetLink, readResetLink } from '../../domain/registration/reset-link.ts';
import { PATHS } from '../../lib/routes.ts';
import { logOutOnPage } from '../../stores/account/log-out-on-page.ts';
import { showErrorDialog } from '../../stores/shell/error-dialogs.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useForm } from '../../use-form.ts';
import { useCommonStores } from '../../use-stores.ts';
import { PasswordRules } from './PasswordRules.tsx';

const CARDS = ['key', 'mail', 'chip'] as const;

export function ChangePasswordPage() {
  // The address itself, because the parameters of the router are decoded once, and some links were encoded twice.
  const { pathname } = useLocation();
  const link = readResetLink(pathname.replace(/^.*?\/change-password\/?/i, ''));
  const { auth } = useCommonStores();
  const askForAnother = useAskForAnother();
  if (link) return <NewPasswordForm link={link} />;
  return (
    <AccountPage {...changePasswordCopy} cards={CARDS}>
      <p>{changePasswordCopy.brokenLink}</p>
      <LinkButton
        className="mt-6"
        variant="primary"
        size="large"
        isWide
        to={PATHS.forgotPassword}
        replace
        onClick={(event) => {
          if (auth.status.peek() !== 'authenticated') return;
          event.preventDefault();
          void askForAnother();
        }}
      >
        {changePasswordCopy.askAnother}
      </LinkButton>
    </AccountPage>
  );
}

/**
 * Returns a function that logs the player out and opens the page that mails another link, because that page is for
 * visitors (spec 2.14).
 */
function useAskForAnother() {
  const stores = useCommonStores();
  const navigate = useNavigate();
  return async () => {
    await logOutOnPage(stores);
    navigate(PATHS.forgotPassword, { replace: true });
  };
}

function NewPasswordForm({ link }: { link: ResetLink }) {
  const { api, auth, modal } = useCommonStores();
  const navigate = useNavigate();
  const askForAnother = useAskForAnother();
  // Replaces the link in the address bar and the history, because the link contains the token.
  const leaveLink = (path: string) => navigate(path, { replace: true });
  const form = useForm({
    initial: { password: '', confirmation: '' },
    check: {
      password: ({ password }) => checkPassword(password, link.email),
      confirmation: ({ password, confirmation }) => checkConfirmation(password, confirmation),
    },
    dependents: { password: 'confirmation' },
    async send(values) {
      const [password, confirmation] = [cleanPassword(values.password), cleanPassword(values.confirmation)];
      modal.show({ type: 'changingPassword' });
      try {
        await api.send((calls) => calls.changePassword({ ...link, password, confirmation }));
      } catch (thrown) {
        modal.hide('changingPassword');
        throw thrown;
      }
      auth.setEmailHint(link.email);
      // The server may end all sessions of the account. A session on this device ends here, so that the next
      // call doesn't report it as expired.
      auth.endSession('on-page');
      leaveLink(PATHS.login);
      modal.show({ type: 'passwordChanged' });
    },
    onError(error, retry) {
      const { kind } = error;
      const isExpired = kind === 'changePasswordExpired';
      const isPlayer = auth.status.peek() === 'authenticated';
      if (isPlayer && (isExpired || kind === 'changePasswordError')) {
        modal.show({ type: kind, onAccept: () => void askForAnother() });
        return;
      }
      if (isExpired) leaveLink(PATHS.forgotPassword);
      showErrorDialog(modal, error, retry, { hasInput: true });
    },
  });

  return (
    <AccountPage {...changePasswordCopy} cards={CARDS} form={form}>
      <p className="wrap-anywhere">
        {changePasswordCopy.forAccount}
        <b>{link.email}</b>
        {'.'}
      </p>
      {/* A password manager saves the new password for the user name in this hidden field. */}
      <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        {...form.bind('password')}
        autoComplete="new-password"
        label={changePasswordCopy.newPasswordLabel}
      />
      <PasswordRules password={form.values.value.password} email={link.email} />
      <PasswordField
        {...form.bind('confirmation')}
        autoComplete="new-password"
        label={changePasswordCopy.confirmationLabel}
      />
      <SubmitButton {...changePasswordCopy} form={form} />
    </AccountPage>
  );
}
