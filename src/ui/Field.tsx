import type { ComponentProps, ReactNode } from 'react';
import type { BoundField } from './bound-field.ts';
import { classNames } from './class-names.ts';
import { describeInput, FieldMessages, type FieldMessagesProps } from './FieldMessages.tsx';
import { FIELD, FIELD_LABEL, FIELD_MARGIN, INPUT, TEXT_INPUT } from './field-styles.ts';
import { useSilentFill } from './use-silent-fill.ts';

const READ_ONLY_INPUT = 'min-h-13 border-dashed bg-kraft px-3.5 text-base';

const INPUTS = {
  text: TEXT_INPUT,
  /** Leaves space for the button that shows the password. */
  password: `${TEXT_INPUT} pr-13`,
  /** A line across the middle of the field, as in a split-flap display. */
  code: classNames(
    'condensed min-h-19 pr-0 pl-6 text-left text-[min(2.625rem,42px)]/none text-queso',
    // The six digits fill the field: a digit is 0.43 em wide.
    'tracking-[calc((min(100vw-32px,440px)-34px)/6-.43em)]',
    'bg-crease bg-tinta focus-visible:bg-none',
  ),
};

type InputProps = Omit<
  ComponentProps<'input'>,
  | keyof BoundField<string>
  | 'ref'
  | 'defaultValue'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'children'
  | 'className'
>;

export interface FieldProps extends InputProps, BoundField<string>, Omit<FieldMessagesProps, 'id' | 'error'> {
  label: string;
  children?: ReactNode;
  variant?: keyof typeof INPUTS;
}

export function Field({ label, hint, ok, isLive, children, variant = 'text', ...field }: FieldProps) {
  const { id, error, onChange, ...input } = field;
  const ref = useSilentFill<HTMLInputElement>(input.value, (filled) => onChange(filled.value));
  return (
    <div className={classNames(FIELD, FIELD_MARGIN)}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <span className="relative block">
        <input
          {...input}
          ref={ref}
          id={id}
          className={classNames(INPUT, input.readOnly ? READ_ONLY_INPUT : INPUTS[variant])}
          {...describeInput(id, error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          // The player can't correct a read-only field, so leaving it is no error.
          onBlur={input.readOnly ? undefined : input.onBlur}
        />
        {children}
      </span>
      <FieldMessages id={id} error={error} hint={hint} ok={ok} isLive={isLive} />
    </div>
  );
}
