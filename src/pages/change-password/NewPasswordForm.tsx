import { useState } from 'react';
import { AccountPassword } from '../../components/account/AccountFields.tsx';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { SubmitButton } from '../../components/account/SubmitButton.tsx';
import { changePasswordCopy } from '../../copy/change-password.ts';
import { checkPassword, MIN_PASSWORD } from '../../domain/registration/password.ts';
import { createChangePasswordForm, type ResetLink } from '../../stores/account/change-password-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { useShellStores } from '../../use-stores.ts';

interface NewPasswordFormProps {
  link: ResetLink;
  leaveLink: (to: 'login' | 'forgotPassword') => void;
}

export function NewPasswordForm({ link, leaveLink }: NewPasswordFormProps) {
  const stores = useShellStores();
  const [{ form, submit, cooldown }] = useState(() =>
    createChangePasswordForm({ ...stores, link, leaveLink }),
  );
  const { password, confirmation } = form.values.value;
  const errors = form.errors.value;

  useFirstError(form.submitCount.value, errors.password ? 'password' : 'confirmation');

  return (
    <AccountForm {...changePasswordCopy} isInvalid={form.isInvalid.value} onSubmit={submit}>
      <p className="wrap-anywhere">
        {changePasswordCopy.forAccount}
        <b>{link.email}</b>
        {'.'}
      </p>
      {/* A password manager saves the new password for the user name in this hidden field. */}
      <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <AccountPassword
        id="password"
        autoComplete="new-password"
        label={changePasswordCopy.newPasswordLabel}
        value={password}
        problem={errors.password}
        onChange={(text) => form.change('password', text)}
        onLeave={() => form.blur('password')}
      />
      <PasswordRules password={password} email={link.email} />
      <AccountPassword
        id="confirmation"
        autoComplete="new-password"
        label={changePasswordCopy.confirmationLabel}
        value={confirmation}
        problem={errors.confirmation}
        onChange={(text) => form.change('confirmation', text)}
        onLeave={() => form.blur('confirmation')}
      />
      <SubmitButton
        label={changePasswordCopy.submit}
        busyLabel={changePasswordCopy.submitting}
        isBusy={form.isBusy.value}
        seconds={cooldown.seconds.value}
      />
    </AccountForm>
  );
}

function PasswordRules({ password, email }: { password: string; email: string }) {
  const isLong = [...password].length >= MIN_PASSWORD;
  const rules = [
    { text: changePasswordCopy.ruleLength, isMet: isLong },
    {
      text: changePasswordCopy.ruleNotCommon,
      isMet: isLong && checkPassword(password, email) !== 'password-common',
    },
  ];
  return (
    <ul className="mt-2 grid gap-[.1rem]" aria-label={changePasswordCopy.rulesTitle}>
      {rules.map(({ text, isMet }) => (
        <li
          key={text}
          className={classNames(
            'flex min-h-7 items-center gap-2 text-15',
            isMet ? 'font-semibold text-verde' : 'text-humo',
          )}
        >
          <Icon name={isMet ? 'check' : 'minus'} size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}
