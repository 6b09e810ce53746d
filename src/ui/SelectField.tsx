import type { ComponentProps } from 'react';
import type { BoundField } from './bound-field.ts';
import { classNames } from './class-names.ts';
import { describeInput, FieldMessages } from './FieldMessages.tsx';
import { FIELD, FIELD_LABEL, FIELD_MARGIN } from './field-styles.ts';
import { Select } from './Select.tsx';
import { useSilentFill } from './use-silent-fill.ts';

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
