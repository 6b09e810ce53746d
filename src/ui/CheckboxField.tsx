import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessages, getDescribedBy } from './FieldMessages.tsx';
import './checkbox-field.css';

interface CheckboxFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'onChange' | 'checked' | 'defaultChecked' | 'value' | 'aria-invalid' | 'aria-describedby'
  > {
  value: boolean;
  onChange: (value: boolean) => void;
  error?: string | null | undefined;
  children: ReactNode;
}

export function CheckboxField({ value, onChange, error, children, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div>
      <label
        className="mt-4 -ml-2 grid min-h-11 grid-cols-[44px_1fr] items-center gap-1.5 font-normal font-texto normal-nums leading-snug"
        htmlFor={fieldId}
      >
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          className={classNames(
            'checkbox-field m-2 size-7 cursor-pointer appearance-none border-2 border-tinta forced-colors:appearance-auto',
            'aria-[invalid]:border-chile aria-[invalid]:shadow-chile-s',
          )}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(fieldId, { error })}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessages id={fieldId} error={error} className="pl-[calc(36px+.35rem)]" />
    </div>
  );
}
