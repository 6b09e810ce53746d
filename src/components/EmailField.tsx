import { formsCopy } from '../copy/forms.ts';
import { Field, type FieldProps } from '../ui/Field.tsx';

/** Not of the type `email`: the browser would write the domain of `ana@compañía.mx` as punycode into the field. */
export function EmailField(field: Omit<FieldProps, 'label'>) {
  return (
    <Field
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={formsCopy.emailLabel}
      {...field}
    />
  );
}
