import { type FocusEvent, useId } from 'react';
import { classNames } from './class-names.ts';
import {
  FIELD,
  FIELD_LABEL,
  FieldMessages,
  getDescribedBy,
  INPUT,
  SELECT,
  SELECT_ARROW,
  TEXT_INPUT,
} from './FieldMessages.tsx';
import { Icon } from './Icon.tsx';

/** A value has the typed digits of day and year, and the month as '1' to '12'. A part may be empty. */
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
  /** Called when the focus leaves all three parts. */
  onBlur?: () => void;
  words: DateParts;
  months: readonly string[];
  error?: string | null | undefined;
}

const PART = classNames(INPUT, TEXT_INPUT, 'text-center');

const keepDigits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

export function DateField({ id, legend, value, onChange, onBlur, words, months, error }: DateFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const said = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': getDescribedBy(fieldId, { error }),
  };
  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <fieldset className={`mt-4 ${FIELD}`} onBlur={handleBlur}>
      <legend className={classNames(FIELD_LABEL, 'mb-1.5 p-0')}>{legend}</legend>
      <div className="grid grid-cols-[max(76px,2.5rem)_1fr_max(92px,3.6rem)] gap-2.5">
        <span className="relative block">
          <input
            {...said}
            id={fieldId}
            className={PART}
            aria-label={words.day}
            placeholder={words.day}
            inputMode="numeric"
            autoComplete="bday-day"
            maxLength={2}
            value={value.day}
            onChange={(event) => onChange({ ...value, day: keepDigits(event.currentTarget.value, 2) })}
          />
        </span>
        <span className="relative block">
          <select
            {...said}
            className={SELECT}
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
          <Icon name="down" className={SELECT_ARROW} />
        </span>
        <span className="relative block">
          <input
            {...said}
            className={PART}
            aria-label={words.year}
            placeholder={words.year}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            value={value.year}
            onChange={(event) => onChange({ ...value, year: keepDigits(event.currentTarget.value, 4) })}
          />
        </span>
      </div>
      <FieldMessages id={fieldId} error={error} />
    </fieldset>
  );
}
