import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import {
  FIELD,
  FIELD_LABEL,
  FIELD_PLACE,
  FieldMessages,
  type FieldNotes,
  getDescribedBy,
  INPUT,
  READ_ONLY_INPUT,
  TEXT_INPUT,
} from './FieldMessages.tsx';
import './code-field.css';

const INPUTS = {
  text: TEXT_INPUT,
  /** Leaves space for the button that shows the password. */
  password: `${TEXT_INPUT} pr-13`,
  code: 'code-field condensed min-h-19 pr-3.5 pl-[.5em] text-left text-[min(2.625rem,42px)]/none text-queso tracking-[.62em]',
};

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'aria-invalid' | 'aria-describedby' | 'children'
>;

export interface FieldProps extends InputProps, FieldNotes {
  label: string;
  value: string;
  onChange?: (value: string) => void;
  children?: ReactNode;
  variant?: keyof typeof INPUTS;
  /**
   * Makes the error, hint and success message a live region, for messages that appear while another element
   * has the focus.
   */
  hasLiveMessages?: boolean;
}

export function Field({
  label,
  error,
  hint,
  ok,
  onChange,
  children,
  className = FIELD_PLACE,
  variant = 'text',
  id,
  hasLiveMessages = false,
  ...input
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const messages = <FieldMessages id={fieldId} error={error} hint={hint} ok={ok} />;
  return (
    <div className={classNames(FIELD, className)}>
      <label htmlFor={fieldId} className={FIELD_LABEL}>
        {label}
      </label>
      <span className="relative block">
        <input
          {...input}
          id={fieldId}
          className={classNames(INPUT, input.readOnly ? READ_ONLY_INPUT : INPUTS[variant])}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(fieldId, { error, hint, ok })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {children}
      </span>
      {hasLiveMessages ? (
        <div className="contents" aria-live="polite">
          {messages}
        </div>
      ) : (
        messages
      )}
    </div>
  );
}
