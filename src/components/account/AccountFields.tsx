import { fieldsCopy } from '../../copy/fields.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

export function EmailField(field: Omit<FieldProps, 'label'>) {
  return (
    <Field
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={fieldsCopy.emailLabel}
      {...field}
    />
  );
}

export function AccountPassword({
  label = fieldsCopy.passwordLabel,
  ...field
}: Omit<FieldProps, 'label'> & { label?: string }) {
  return <PasswordField label={label} showLabel={fieldsCopy.show} hideLabel={fieldsCopy.hide} {...field} />;
}
