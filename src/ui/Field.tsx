import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import {
  type BoundField,
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

const INPUTS = {
  text: TEXT_INPUT,
  /** Leaves space for the button that shows the password. */
  password: `${TEXT_INPUT} pr-13`,
  code: 'code-field condensed min-h-19 pr-3.5 pl-[.5em] text-left text-[min(2.625rem,42px)]/none text-queso tracking-[.62em]',
};

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof BoundField<string> | 'defaultValue' | 'aria-invalid' | 'aria-describedby' | 'children' | 'className'
>;

export interface FieldProps extends InputProps, BoundField<string>, Omit<FieldNotes, 'error'> {
  label: string;
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
  hint,
  ok,
  children,
  variant = 'text',
  hasLiveMessages,
  ...field
}: FieldProps) {
  const { id, error, onChange, ...input } = field;
  const messages = <FieldMessages id={id} error={error} hint={hint} ok={ok} />;
  return (
    <div className={classNames(FIELD, FIELD_PLACE)}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <span className="relative block">
        <input
          {...input}
          id={id}
          className={classNames(INPUT, input.readOnly ? READ_ONLY_INPUT : INPUTS[variant])}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(id, { error, hint, ok })}
          onChange={(event) => onChange(event.currentTarget.value)}
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
