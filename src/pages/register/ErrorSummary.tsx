import { useEffect, useRef, useState } from 'react';
import { getSummaryError } from '../../copy/field-errors.ts';
import { formsCopy } from '../../copy/forms.ts';
import { registerCopy } from '../../copy/register.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import type { RegisterField } from '../../stores/account/register-values.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFirstError } from '../../use-form.ts';

/**
 * Lists the wrong fields, with their errors unless all are empty, if a submit of the current step finds more than one;
 * an error on blur shows no list. The first wrong field takes the focus, also if it is the only one. The parent sets
 * the step as `key`.
 */
export function ErrorSummary({ register }: { register: RegisterForm }) {
  const errors = register.form.errors.value;
  const submitCount = register.form.submitCount.value;
  const [countAtMount] = useState(submitCount);

  const wrong = FIELDS.filter(({ field }) => errors[field]);
  const areEmpty = wrong.every(({ field }) => errors[field] === 'required');
  const isShown = submitCount > countAtMount && wrong.length > 1;
  useFirstError(submitCount, wrong[0]?.field);
  const list = useWholeList(submitCount);

  const title = areEmpty
    ? registerCopy.summaryTitleEmpty(wrong.length)
    : registerCopy.summaryTitle(wrong.length);
  return (
    <>
      {/* The focus moves to a field right after the list appears, and screen readers then cut the alert short. They
          say a polite message after the field. */}
      <p className="sr-only" aria-live="polite">
        {isShown ? <span key={submitCount}>{title}</span> : null}
      </p>
      {isShown ? (
        <div
          ref={list}
          className="mt-4 mb-1 border-2 border-chile bg-blanco px-4 pt-3.5 pb-2.5 shadow-chile"
          role="alert"
          aria-labelledby="summary-title"
        >
          <h2
            id="summary-title"
            className="condensed mb-1.5 flex items-center gap-2.5 text-chile text-display-1/compact"
          >
            <Icon name="alert" size={22} />
            {title}
          </h2>
          {areEmpty ? <p>{registerCopy.summaryEmpty}</p> : null}
          <ul>
            {wrong.map(({ field, label }) => (
              <li
                key={field}
                className="not-first:border-chile-40 not-first:border-t-2 not-first:border-dashed"
              >
                <a
                  href={`#${field}`}
                  className="flex min-h-11 items-center py-1.5 font-semibold text-chile leading-medium"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {areEmpty ? label : registerCopy.summaryLine(label, getSummaryError(errors[field]) ?? '')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/**
 * Scrolls to the list after each submit, because the focus scrolls only as far as its field, and the list above may
 * then be behind the header. On a low screen that can't show both, the field stays.
 */
function useWholeList(submitCount: number) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit focuses a field.
  useEffect(() => {
    // After the timeout of `useFirstError`.
    const timer = setTimeout(() => {
      list.current?.scrollIntoView?.({ block: 'nearest' });
      document.activeElement?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [submitCount]);
  return list;
}

/**
 * In the order of the form. `field` is also the id of the input; the id `birthdate` belongs to the day field.
 */
const FIELDS: readonly { field: RegisterField; label: string }[] = [
  { field: 'name', label: registerCopy.nameLabel },
  { field: 'lastName', label: registerCopy.lastNameLabel },
  { field: 'birthdate', label: registerCopy.birthdateLabel },
  { field: 'phone', label: registerCopy.phoneLabelShort },
  { field: 'zipcode', label: registerCopy.zipcodeLabel },
  { field: 'state', label: registerCopy.stateLabel },
  { field: 'municipality', label: registerCopy.municipalityLabel },
  { field: 'neighborhood', label: registerCopy.neighborhoodLabel },
  { field: 'nickname', label: registerCopy.nicknameLabel },
  { field: 'email', label: formsCopy.emailLabel },
  { field: 'password', label: formsCopy.passwordLabel },
  { field: 'acceptsTerms', label: registerCopy.termsLink },
  { field: 'acceptsPrivacy', label: registerCopy.privacyLink },
];
