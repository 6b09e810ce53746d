import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import {
  type BoundField,
  FIELD,
  FIELD_LABEL,
  FIELD_PLACE,
  FieldMessages,
  getDescribedBy,
  SELECT,
  SELECT_ARROW,
} from './FieldMessages.tsx';
import { Icon } from './Icon.tsx';

interface SelectFieldProps
  extends BoundField<string>,
    Pick<ComponentPropsWithRef<'select'>, 'autoComplete' | 'className' | 'disabled'> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, options, placeholder, className = FIELD_PLACE, ...field } = props;
  const { id, error, onChange, ...select } = field;
  return (
    <div className={classNames(FIELD, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : FIELD_LABEL}>
        {label}
      </label>
      <span className="relative block">
        <select
          {...select}
          id={id}
          className={SELECT}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(id, { error })}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className={SELECT_ARROW} />
      </span>
      <FieldMessages id={id} error={error} />
    </div>
  );
}
