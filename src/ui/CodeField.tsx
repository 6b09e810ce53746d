import { Field, type FieldProps } from './Field.tsx';

interface CodeFieldProps
  extends Omit<FieldProps, 'type' | 'children' | 'onChange' | 'maxLength' | 'inputMode'> {
  onChange: (digits: string) => void;
  /** Digits of a whole code. */
  length?: number;
}

/** A one-time code on a plate: one input that keeps only digits, however they were pasted. */
export function CodeField({ onChange, length = 6, ...field }: CodeFieldProps) {
  return (
    <Field
      autoComplete="one-time-code"
      {...field}
      className="code"
      inputMode="numeric"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, length))}
    />
  );
}
