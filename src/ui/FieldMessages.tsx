import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

export interface FieldNotes {
  error?: string | null | undefined;
  /** Not shown while there is an error. */
  hint?: ReactNode;
  ok?: string | null;
}

interface FieldMessagesProps extends FieldNotes {
  id: string;
  className?: string;
}

const MESSAGE = 'flex items-center gap-1.5 font-semibold text-sm';

export function getDescribedBy(id: string, { error, hint, ok }: FieldNotes): string | undefined {
  const ids = [error && `${id}-error`, ok && `${id}-ok`, hint && !error && `${id}-hint`].filter(Boolean);
  return ids.join(' ') || undefined;
}

export function FieldMessages({ id, error, hint, ok, className }: FieldMessagesProps) {
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
