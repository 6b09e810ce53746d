import { type MouseEvent, useEffect, useId, useRef } from 'react';
import '../styles/form.css';
import { Icon } from './Icon.tsx';

/** One thing to mend, and the id of the field where it is mended. */
export interface FieldError {
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  /** Grows with each try to send; the focus comes here each time. */
  attempt: number;
}

function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** What is wrong with a form, above it, as links to each field. Nothing when nothing is wrong. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="alert" size={22} />
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`} onClick={(event) => goToField(event, error.id)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
