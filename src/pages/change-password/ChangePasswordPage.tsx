import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import '../../styles/pages.css';
import { AccountPage } from '../../components/account/AccountPage.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { changePasswordCopy } from '../../copy/change-password.ts';
import { PATHS } from '../../lib/paths.ts';
import { readResetLink } from '../../stores/account/change-password-form.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const CARDS = ['key', 'mail', 'chip'] as const;

export function ChangePasswordPage() {
  const { email, token } = useParams();
  const navigate = useNavigate();
  const link = useMemo(() => readResetLink({ email, token }), [email, token]);

  return (
    <AccountPage lettering={changePasswordCopy.lettering} cards={CARDS}>
      {link ? (
        <NewPasswordForm link={link} leaveLink={(to) => navigate(PATHS[to], { replace: true })} />
      ) : (
        <div className="grid">
          <PageMeta title={changePasswordCopy.title} description={changePasswordCopy.description} noindex />
          <h1 tabIndex={-1} className="mb-[.4rem] text-44">
            {changePasswordCopy.heading}
          </h1>
          <p>{changePasswordCopy.brokenLink}</p>
          <LinkButton
            className="mt-6"
            variant="primary"
            size="large"
            isWide
            to={PATHS.forgotPassword}
            replace
          >
            {changePasswordCopy.askAnother}
          </LinkButton>
        </div>
      )}
    </AccountPage>
  );
}
