import { changePasswordCopy } from '../../copy/change-password.ts';
import { MIN_PASSWORD } from '../../domain/registration/limits.ts';
import { checkPassword, cleanPassword } from '../../domain/registration/password.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The rules of a new password, each marked once the typed one keeps it. */
export function PasswordRules({ password, email }: { password: string; email: string }) {
  const isLong = [...cleanPassword(password)].length >= MIN_PASSWORD;
  const rules = [
    { text: changePasswordCopy.ruleLength, isMet: isLong },
    {
      text: changePasswordCopy.ruleNotCommon,
      isMet: isLong && checkPassword(password, email) !== 'password-common',
    },
  ];
  return (
    <ul className="mt-2 grid gap-0.5" aria-label={changePasswordCopy.rulesTitle}>
      {rules.map(({ text, isMet }) => (
        <li
          key={text}
          className={classNames(
            'flex min-h-7 items-center gap-2 text-sm',
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
