import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FIELD, FIELD_LABEL, INPUT, TEXT_INPUT } from './field-styles.ts';
import { Icon } from './Icon.tsx';
import { Select } from './Select.tsx';
import { useSilentFill } from './use-silent-fill.ts';

const FIELD_MARGIN = 'mt-4 min-w-0';
const READ_ONLY_INPUT = 'min-h-13 border-dashed bg-kraft px-3.5 text-base';

const INPUTS = {
  text: TEXT_INPUT,
  /** Leaves space for the button that shows the password. */
  password: `${TEXT_INPUT} pr-13`,
  /** A line across the middle of the field, as in a split-flap display. */
  code: classNames(
    'condensed min-h-19 pr-3.5 pl-[.5em] text-left text-[min(2.625rem,42px)]/none text-queso tracking-[.62em]',
    'bg-tinta bg-[linear-gradient(transparent_calc(50%-1px),var(--color-pliegue)_0_calc(50%+1px),transparent_0)]',
    'focus-visible:bg-none',
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

/** What `bind` of a form gives a field (`src/use-form.ts`). */
export interface BoundField<Value> {
  id: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}

const MESSAGE = 'flex items-center gap-1.5 font-semibold text-sm';

const getMessagesId = (id: string) => `${id}-messages`;

/** Connects an input to its `FieldMessages`. */
export const describeInput = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': getMessagesId(id),
});

interface FieldMessagesProps {
  id: string;
  error?: string | undefined;
  /** Not shown while there is an error. */
  hint?: ReactNode;
  ok?: string | null;
  /** For messages that appear while another element has the focus. */
  isLive?: boolean | undefined;
  className?: string;
}

export function FieldMessages({ id, error, hint, ok, isLive, className }: FieldMessagesProps) {
  return (
    <div id={getMessagesId(id)} className="contents" aria-live={isLive ? 'polite' : undefined}>
      {error ? (
        <span className={classNames(MESSAGE, 'text-chile', className)}>
          <Icon name="alert" size={18} />
          {error}
        </span>
      ) : null}
      {ok ? (
        <span className={`${MESSAGE} text-verde`}>
          <Icon name="check" size={18} />
          {ok}
        </span>
      ) : null}
      {hint && !error ? <span className="text-sm text-humo">{hint}</span> : null}
    </div>
  );
}

/** Without `onBlur`: leaving a box unchecked is no error. */
export function CheckboxField(props: BoundField<boolean> & { children: ReactNode }) {
  const { id, value, error, onChange, children } = props;
  const ref = useSilentFill<HTMLInputElement>(value, ({ checked }) => onChange(checked));
  return (
    <div>
      <label
        className="mt-4 -ml-2 grid min-h-11 grid-cols-[44px_1fr] items-center gap-1.5 font-normal font-texto normal-nums leading-snug"
        htmlFor={id}
      >
        <input
          ref={ref}
          id={id}
          type="checkbox"
          className={classNames(
            'm-2 size-7 cursor-pointer appearance-none border-2 border-tinta bg-blanco forced-colors:appearance-auto',
            'checked:bg-azul checked:bg-tick',
            'aria-[invalid]:border-chile aria-[invalid]:shadow-chile-s',
          )}
          checked={value}
          {...describeInput(id, error)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessages id={id} error={error} className="pl-[calc(36px+.35rem)]" />
    </div>
  );
}

interface SelectFieldProps extends BoundField<string>, Pick<ComponentProps<'select'>, 'autoComplete'> {
  label: string;
  options: readonly string[];
  placeholder: string;
}

export function SelectField({ label, options, placeholder, ...field }: SelectFieldProps) {
  const { id, error, onChange, ...select } = field;
  const ref = useSilentFill<HTMLSelectElement>(select.value, (filled) => onChange(filled.value));
  return (
    <div className={classNames(FIELD, FIELD_MARGIN)}>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <Select
        {...select}
        ref={ref}
        id={id}
        {...describeInput(id, error)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
      <FieldMessages id={id} error={error} />
    </div>
  );
}
