import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import {
  FIELD,
  FIELD_LABEL,
  FIELD_PLACE,
  FieldMessages,
  type FieldNotes,
  getDescribedBy,
  SELECT,
  SELECT_ARROW,
} from './FieldMessages.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps
  extends Omit<
      ComponentPropsWithRef<'select'>,
      'onChange' | 'value' | 'defaultValue' | 'children' | 'aria-invalid' | 'aria-describedby'
    >,
    FieldNotes {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
}

export function SelectField({
  label,
  isLabelHidden = false,
  options,
  placeholder,
  error,
  hint,
  ok,
  onChange,
  className = FIELD_PLACE,
  id,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={classNames(FIELD, className)}>
      <label htmlFor={fieldId} className={isLabelHidden ? 'sr-only' : FIELD_LABEL}>
        {label}
      </label>
      <span className="relative block">
        <select
          {...select}
          id={fieldId}
          className={SELECT}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(fieldId, { error, hint, ok })}
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
      <FieldMessages id={fieldId} error={error} hint={hint} ok={ok} />
    </div>
  );
}
