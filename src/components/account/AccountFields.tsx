import { fieldsCopy, getFieldError } from '../../copy/fields.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { isPressing } from '../../ui/use-first-error.ts';

interface AccountFieldProps {
  id: string;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  /** Called on blur, except while a button, a link, a label or a checkbox is being pressed. */
  onLeave: () => void;
}

interface AccountPasswordProps extends AccountFieldProps {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  ok?: string | null;
  hint?: string;
}

export function EmailField({
  problem,
  onLeave,
  autoComplete = 'username',
  ...field
}: AccountFieldProps & { autoComplete?: string }) {
  return (
    <Field
      {...field}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      label={fieldsCopy.emailLabel}
      error={getFieldError(problem)}
      onBlur={() => !isPressing() && onLeave()}
    />
  );
}

export function AccountPassword({ problem, onLeave, label, ...field }: AccountPasswordProps) {
  return (
    <PasswordField
      {...field}
      label={label ?? fieldsCopy.passwordLabel}
      showLabel={fieldsCopy.show}
      hideLabel={fieldsCopy.hide}
      error={getFieldError(problem)}
      onBlur={() => !isPressing() && onLeave()}
    />
  );
}
