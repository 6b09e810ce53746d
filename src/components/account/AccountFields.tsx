import { fieldProblem, fieldsCopy } from '../../copy/fields.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { isPressing } from '../../ui/use-first-error.ts';

interface AccountFieldProps {
  id: string;
  value: string;
  /** What is wrong, as a code. */
  problem: string | undefined;
  onChange: (text: string) => void;
  /** The field was left, and nothing is being pressed meanwhile. */
  onLeave: () => void;
}

interface AccountPasswordProps extends AccountFieldProps {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  ok?: string | null;
  hint?: string;
}

/** *Correo electrónico*, wherever it is asked for. */
export function EmailField({
  problem,
  onLeave,
  autoComplete,
  ...field
}: AccountFieldProps & { autoComplete: string }) {
  return (
    <Field
      {...field}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      label={fieldsCopy.emailLabel}
      error={fieldProblem(problem)}
      onBlur={() => !isPressing() && onLeave()}
    />
  );
}

/** *Contraseña*, old or new. */
export function AccountPassword({ problem, onLeave, label, ...field }: AccountPasswordProps) {
  return (
    <PasswordField
      {...field}
      label={label ?? fieldsCopy.passwordLabel}
      showWord={fieldsCopy.show}
      hideWord={fieldsCopy.hide}
      error={fieldProblem(problem)}
      onBlur={() => !isPressing() && onLeave()}
    />
  );
}
