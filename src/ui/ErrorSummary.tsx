import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';

export interface SummaryError {
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** The number of submits. The summary takes the focus when errors appear and on each submit with errors. */
  submitCount: number;
}

function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

export function ErrorSummary({ title, errors, submitCount }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit with errors moves the focus again.
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, submitCount]);

  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      className="mt-4 mb-1 border-2 border-chile bg-blanco px-4 pt-3.5 pb-2.5 shadow-chile"
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="condensed mb-1.5 flex items-center gap-2.5 text-xl/tight text-chile">
        <Icon name="alert" size={22} />
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li
            key={error.id}
            className="not-first:border-t-2 not-first:border-chile-40 not-first:border-dashed"
          >
            <a
              href={`#${error.id}`}
              className="flex min-h-11 items-center py-1.5 font-semibold text-chile leading-snug"
              onClick={(event) => goToField(event, error.id)}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
