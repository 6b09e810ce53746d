import type { ReactNode } from 'react';
import type { BoundField } from './bound-field.ts';
import { classNames } from './class-names.ts';
import { describeInput, FieldMessages } from './FieldMessages.tsx';
import { useSilentFill } from './use-silent-fill.ts';

/** Without `onBlur`: leaving a box unchecked is no error. */
export function CheckboxField(props: BoundField<boolean> & { children: ReactNode }) {
  const { id, value, error, onChange, children } = props;
  const ref = useSilentFill<HTMLInputElement>(value, ({ checked }) => onChange(checked));
  return (
    <div>
      <label
        className="mt-4 -ml-2 grid min-h-11 grid-cols-touch-body items-center gap-1.5 font-normal font-texto normal-nums leading-medium"
        htmlFor={id}
      >
        <input
          ref={ref}
          id={id}
          type="checkbox"
          className={classNames(
            'm-2 size-7 cursor-pointer appearance-none border-2 border-tinta bg-blanco forced-colors:appearance-auto',
            'checked:bg-azul checked:bg-tick',
            'aria-invalid:border-chile aria-invalid:shadow-chile-s',
          )}
          checked={value}
          {...describeInput(id, error)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessages id={id} error={error} className="pl-[calc(36px+.35rem)]" />
    </div>
  );
}
