import type { ComponentProps, FocusEvent } from 'react';
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
} from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

type NumberInputProps = ComponentProps<'input'> & { maxLength: number; onDigits: (digits: string) => void };

function NumberInput({ onDigits, ...rest }: NumberInputProps) {
  return (
    <input
      {...rest}
      className={classNames(INPUT, TEXT_INPUT, 'text-center')}
      placeholder={rest['aria-label']}
      inputMode="numeric"
      onChange={(event) => onDigits(event.currentTarget.value.replace(/\D/g, '').slice(0, rest.maxLength))}
    />
  );
}

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
        <NumberInput
          {...described}
          id={id}
          aria-label={registerCopy.birthdateDay}
          autoComplete="bday-day"
          maxLength={2}
          value={value.day}
          onDigits={(day) => onChange({ ...value, day })}
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
        <NumberInput
          {...described}
          aria-label={registerCopy.birthdateYear}
          autoComplete="bday-year"
          maxLength={4}
          value={value.year}
          onDigits={(year) => onChange({ ...value, year })}
        />
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
