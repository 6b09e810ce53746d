import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import '../styles/form.css';
import { describedBy, FieldMessages } from './FieldMessages.tsx';

interface CheckboxFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'onChange' | 'checked' | 'defaultChecked' | 'value' | 'aria-invalid' | 'aria-describedby'
  > {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | null;
  /** The label; it may hold links. */
  children: ReactNode;
}

/** A box to tick with its sentence. */
export function CheckboxField({ isChecked, onChange, error, children, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={error ? 'check-field invalid' : 'check-field'}>
      <label className="check" htmlFor={fieldId}>
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { error })}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessages id={fieldId} error={error} />
    </div>
  );
}
