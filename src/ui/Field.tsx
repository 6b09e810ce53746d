import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import '../styles/form.css';
import { classNames } from './class-names.ts';
import { describedBy, FieldMessages, type FieldNotes } from './FieldMessages.tsx';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'aria-invalid' | 'aria-describedby' | 'children'
>;

/** What a line of text takes: any attribute of an input, its words and its notes. */
export interface FieldProps extends InputProps, FieldNotes {
  label: string;
  value: string;
  onChange?: (value: string) => void;
  /** Drawn over the end of the input, for instance a button. */
  children?: ReactNode;
}

/** A labelled line of text with its error, its good news and its hint. */
export function Field({ label, error, hint, ok, onChange, children, className, id, ...input }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={classNames('field', error && 'invalid', className)}>
      <label htmlFor={fieldId}>{label}</label>
      <span className="field-box">
        <input
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { error, hint, ok })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {children}
      </span>
      <FieldMessages id={fieldId} error={error} hint={hint} ok={ok} />
    </div>
  );
}
