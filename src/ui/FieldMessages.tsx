import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** What `bind` of a form gives a field (`src/use-form.ts`). */
export interface BoundField<Value> {
  id: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}

export interface FieldNotes {
  error?: string | undefined;
  /** Not shown while there is an error. */
  hint?: ReactNode;
  ok?: string | null;
}

const MESSAGE = 'flex items-center gap-1.5 font-semibold text-sm';

export function getDescribedBy(id: string, { error, hint, ok }: FieldNotes): string | undefined {
  const ids = [error && `${id}-error`, ok && `${id}-ok`, hint && !error && `${id}-hint`].filter(Boolean);
  return ids.join(' ') || undefined;
}

export function FieldMessages({
  id,
  error,
  hint,
  ok,
  className,
}: FieldNotes & { id: string; className?: string }) {
  return (
    <>
      {error ? (
        <span className={classNames(MESSAGE, 'text-chile', className)} id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </span>
      ) : null}
      {ok ? (
        <span className={`${MESSAGE} text-verde`} id={`${id}-ok`}>
          <Icon name="check" size={18} />
          {ok}
        </span>
      ) : null}
      {hint && !error ? (
        <span className="text-sm text-humo" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </>
  );
}

export const FIELD = 'grid gap-1.5';
export const FIELD_PLACE = 'mt-4 min-w-0';
export const FIELD_LABEL = 'font-cartel font-extrabold text-base/tight';
export const INPUT = classNames(
  'w-full appearance-none border-2 border-tinta py-2.5 focus-visible:outline-offset-2',
  'placeholder:text-humo placeholder:opacity-100 aria-[invalid]:border-chile aria-[invalid]:shadow-chile-s',
);
export const TEXT_INPUT = 'min-h-13 bg-blanco px-3.5 text-base focus-visible:bg-white';
export const READ_ONLY_INPUT = 'min-h-13 border-dashed bg-kraft px-3.5 text-base';
export const SELECT = classNames(INPUT, TEXT_INPUT, 'pr-10');
export const SELECT_ARROW = 'pointer-events-none absolute top-4 right-3.5';
