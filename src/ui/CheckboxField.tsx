import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type BoundField, FieldMessages, getDescribedBy } from './FieldMessages.tsx';
import './fields.css';

export function CheckboxField(props: BoundField<boolean> & { children: ReactNode }) {
  const { id, value, error, onChange, onBlur, children } = props;
  return (
    <div>
      <label
        className="mt-4 -ml-2 grid min-h-11 grid-cols-[44px_1fr] items-center gap-1.5 font-normal font-texto normal-nums leading-snug"
        htmlFor={id}
      >
        <input
          id={id}
          type="checkbox"
          className={classNames(
            'checkbox-field m-2 size-7 cursor-pointer appearance-none border-2 border-tinta forced-colors:appearance-auto',
            'aria-[invalid]:border-chile aria-[invalid]:shadow-chile-s',
          )}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(id, { error })}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </label>
      <FieldMessages id={id} error={error} className="pl-[calc(36px+.35rem)]" />
    </div>
  );
}
