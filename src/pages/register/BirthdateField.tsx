import type { FocusEvent } from 'react';
import { capitalise, MONTHS } from '../../copy/format.ts';
import { registerCopy } from '../../copy/register.ts';
import { toAsciiDigits } from '../../domain/plain-text.ts';
import type { BirthdateParts } from '../../domain/registration/fields.ts';
import type { BoundField } from '../../ui/bound-field.ts';
import { classNames } from '../../ui/class-names.ts';
import { describeInput, FieldMessages } from '../../ui/FieldMessages.tsx';
import { FIELD, FIELD_LABEL, INPUT, TEXT_INPUT } from '../../ui/field-styles.ts';
import { Select } from '../../ui/Select.tsx';
import { useSilentFill } from '../../ui/use-silent-fill.ts';

/** `id` is that of the day. `onBlur` is called when the focus leaves all three parts. */
export function BirthdateField({ id, value, error, onChange, onBlur }: BoundField<BirthdateParts>) {
  const described = describeInput(id, error);
  const day = useSilentFill<HTMLInputElement>(value.day, change);
  const month = useSilentFill<HTMLSelectElement>(value.month, change);
  const year = useSilentFill<HTMLInputElement>(value.year, change);

  /** Reads all three parts, because an autofill may have changed several of them at once. */
  function change() {
    onChange({
      day: readDigits(day.current?.value ?? '', 2),
      month: month.current?.value ?? '',
      year: readDigits(year.current?.value ?? '', 4),
    });
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  const part = { ...described, onChange: change };
  const numberPart = {
    ...part,
    className: classNames(INPUT, TEXT_INPUT, 'text-center'),
    inputMode: 'numeric',
  } as const;

  return (
    <fieldset className={`mt-4 ${FIELD}`} onBlur={handleBlur}>
      <legend className={classNames(FIELD_LABEL, 'mb-1.5 p-0')}>{registerCopy.birthdateLabel}</legend>
      <div className="grid grid-cols-[max(76px,2.5rem)_1fr_max(92px,3.6rem)] gap-2.5">
        <input
          {...numberPart}
          ref={day}
          id={id}
          aria-label={registerCopy.birthdateDay}
          placeholder={registerCopy.birthdateDay}
          autoComplete="bday-day"
          value={value.day}
        />
        <Select
          {...part}
          ref={month}
          aria-label={registerCopy.birthdateMonth}
          autoComplete="bday-month"
          value={value.month}
        >
          <option value="">{registerCopy.birthdateMonth}</option>
          {MONTHS.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {capitalise(name)}
            </option>
          ))}
        </Select>
        <input
          {...numberPart}
          ref={year}
          aria-label={registerCopy.birthdateYear}
          placeholder={registerCopy.birthdateYear}
          autoComplete="bday-year"
          value={value.year}
        />
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}

const readDigits = (text: string, length: number) => toAsciiDigits(text).replace(/\D/g, '').slice(0, length);
