import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** What a field may say under itself. */
export interface FieldNotes {
  /** What is wrong, in the player's words; null when nothing is. */
  error?: string | null;
  /** Help that stays. */
  hint?: ReactNode;
  /** Good news about the value, for instance what a look-up found. */
  ok?: string | null;
}

interface FieldMessagesProps extends FieldNotes {
  id: string;
  /** Indents the error, to align it with a label beside a box. */
  className?: string;
}

const MESSAGE = 'flex items-center gap-[.4rem] font-semibold text-15';

/** Ids for `aria-describedby`, the error first; undefined when the field says nothing. */
export function describedBy(id: string, { error, hint, ok }: FieldNotes): string | undefined {
  const ids = [error && `${id}-error`, ok && `${id}-ok`, hint && `${id}-hint`].filter(Boolean);
  return ids.join(' ') || undefined;
}

/** The lines under a field. */
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
      {hint ? (
        <span className="text-15 text-humo" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </>
  );
}
