import { type FocusEvent, useId } from 'react';
import '../styles/form.css';
import { classNames } from './class-names.ts';
import { describedBy, FieldMessages } from './FieldMessages.tsx';
import { Icon } from './Icon.tsx';

/** A date as it is being written: digits as typed, the month '1' to '12', any of them still empty. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

interface DateFieldProps {
  id?: string;
  legend: string;
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** The focus left all three. */
  onLeave?: (event: FocusEvent) => void;
  /** The names of the three fields. */
  words: DateParts;
  /** The twelve months, January first. */
  months: readonly string[];
  error?: string | null;
  hint?: string;
}

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** A date of birth in three short fields that are one question with one error. `id` names the day. */
export function DateField({
  id,
  legend,
  value,
  onChange,
  onLeave,
  words,
  months,
  error,
  hint,
}: DateFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const said = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(fieldId, { error, hint }),
  };
  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(event);
  }

  return (
    <fieldset className={classNames('field', error && 'invalid')} onBlur={handleBlur}>
      <legend className="label">{legend}</legend>
      <div className="date-parts">
        <span className="field-box">
          <input
            {...said}
            id={fieldId}
            aria-label={words.day}
            placeholder={words.day}
            inputMode="numeric"
            autoComplete="bday-day"
            maxLength={2}
            value={value.day}
            onChange={(event) => onChange({ ...value, day: digits(event.currentTarget.value, 2) })}
          />
        </span>
        <span className="field-box">
          <select
            {...said}
            aria-label={words.month}
            autoComplete="bday-month"
            value={value.month}
            onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
          >
            <option value="">{words.month}</option>
            {months.map((name, index) => (
              <option key={name} value={String(index + 1)}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" className="select-arrow" />
        </span>
        <span className="field-box">
          <input
            {...said}
            aria-label={words.year}
            placeholder={words.year}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            value={value.year}
            onChange={(event) => onChange({ ...value, year: digits(event.currentTarget.value, 4) })}
          />
        </span>
      </div>
      <FieldMessages id={fieldId} error={error} hint={hint} />
    </fieldset>
  );
}
