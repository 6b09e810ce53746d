import { Field, type FieldProps } from './Field.tsx';
import './code-field.css';

interface CodeFieldProps
  extends Omit<FieldProps, 'type' | 'children' | 'onChange' | 'maxLength' | 'inputMode'> {
  onChange: (digits: string) => void;
  length?: number;
}

export function CodeField({ onChange, length = 6, ...field }: CodeFieldProps) {
  return (
    <Field
      autoComplete="one-time-code"
      {...field}
      variant="code"
      inputMode="numeric"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, length))}
    />
  );
}
