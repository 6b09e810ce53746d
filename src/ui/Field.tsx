import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldMessages, type FieldNotes } from './FieldMessages.tsx';
import { FIELD, FIELD_LABEL, FIELD_PLACE, INPUT, READ_ONLY_INPUT, TEXT_INPUT } from './field-look.ts';

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
  /** Replaces the height, background and type size of a text input. */
  inputClass?: string;
}

/** A labelled line of text with its error, its good news and its hint. */
export function Field({
  label,
  error,
  hint,
  ok,
  onChange,
  children,
  className = FIELD_PLACE,
  inputClass = TEXT_INPUT,
  id,
  ...input
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={classNames(FIELD, className)}>
      <label htmlFor={fieldId} className={FIELD_LABEL}>
        {label}
      </label>
      <span className="relative block">
        <input
          {...input}
          id={fieldId}
          className={classNames(INPUT, input.readOnly ? READ_ONLY_INPUT : inputClass)}
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
