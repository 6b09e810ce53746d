import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

export interface FieldMessagesProps {
  id: string;
  error?: string | undefined;
  /** Not shown while there is an error. */
  hint?: ReactNode;
  ok?: string | null;
  /** For messages that appear while another element has the focus. */
  isLive?: boolean | undefined;
  className?: string;
}

export function FieldMessages({ id, error, hint, ok, isLive, className }: FieldMessagesProps) {
  return (
    <div id={getMessagesId(id)} className="contents" aria-live={isLive ? 'polite' : undefined}>
      {error ? (
        <span className={classNames(MESSAGE, 'text-chile', className)}>
          <Icon name="alert" size={18} />
          {error}
        </span>
      ) : null}
      {ok ? (
        <span className={`${MESSAGE} text-verde`}>
          <Icon name="check" size={18} />
          {ok}
        </span>
      ) : null}
      {hint && !error ? <span className="text-humo text-sm">{hint}</span> : null}
    </div>
  );
}

const MESSAGE = 'flex items-center gap-1.5 font-semibold text-sm';

const getMessagesId = (id: string) => `${id}-messages`;

/** Connects an input to its `FieldMessages`. */
export const describeInput = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': getMessagesId(id),
});
