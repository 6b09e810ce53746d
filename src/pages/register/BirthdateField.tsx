import type { FocusEvent } from 'react';
import { capitalise, MONTHS } from '../../copy/format.ts';
import { registerCopy } from '../../copy/register.ts';
import type { BirthdateParts } from '../../domain/registration/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import {
  type BoundField,
  FIELD,
  FIELD_LABEL,
  FieldMessages,
  getDescribedBy,
  INPUT,
  SELECT,
  SELECT_ARROW,
  TEXT_INPUT,
} from '../../ui/FieldMessages.tsx';
import { Icon } from '../../ui/Icon.tsx';

const PART = classNames(INPUT, TEXT_INPUT, 'text-center');

const keepDigits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** `id` is that of the day. `onBlur` is called when the focus leaves all three parts. */
export function BirthdateField({ id, value, error, onChange, onBlur }: BoundField<BirthdateParts>) {
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': getDescribedBy(id, { error }),
  };
  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <fieldset className={`mt-4 ${FIELD}`} onBlur={handleBlur}>
      <legend className={classNames(FIELD_LABEL, 'mb-1.5 p-0')}>{registerCopy.birthdateLabel}</legend>
      <div className="grid grid-cols-[max(76px,2.5rem)_1fr_max(92px,3.6rem)] gap-2.5">
        <input
          {...described}
          id={id}
          className={PART}
          aria-label={registerCopy.birthdateDay}
          placeholder={registerCopy.birthdateDay}
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          value={value.day}
          onChange={(event) => onChange({ ...value, day: keepDigits(event.currentTarget.value, 2) })}
        />
        <span className="relative block">
          <select
            {...described}
            className={SELECT}
            aria-label={registerCopy.birthdateMonth}
            autoComplete="bday-month"
            value={value.month}
            onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
          >
            <option value="">{registerCopy.birthdateMonth}</option>
            {MONTHS.map((name, index) => (
              <option key={name} value={String(index + 1)}>
                {capitalise(name)}
              </option>
            ))}
          </select>
          <Icon name="down" className={SELECT_ARROW} />
        </span>
        <input
          {...described}
          className={PART}
          aria-label={registerCopy.birthdateYear}
          placeholder={registerCopy.birthdateYear}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          value={value.year}
          onChange={(event) => onChange({ ...value, year: keepDigits(event.currentTarget.value, 4) })}
        />
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
