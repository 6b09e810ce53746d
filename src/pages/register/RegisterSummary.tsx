import { useEffect, useState } from 'react';
import { getSummaryError } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { REGISTER_FIELDS } from './register-fields.ts';

export function RegisterSummary({ register }: { register: RegisterForm }) {
  const errors = register.form.errors.value;
  const submitCount = register.form.submitCount.value;
  const step = register.step.value;
  const [answered, setAnswered] = useState(0);

  // At a change of step, all earlier submits count as answered. So the list of errors appears only after a
  // failed submit of the current step, not after an error on blur.
  useEffect(() => setAnswered(submitCount), [step]);
  const isRefused = submitCount > answered;

  const wrong = REGISTER_FIELDS.filter(({ field }) => errors[field]);
  useFirstError(submitCount, wrong[0]?.field);

  const lines = wrong.map(({ field, label }) => ({
    id: field,
    message: registerCopy.summaryLine(label, getSummaryError(errors[field]) ?? ''),
  }));
  return (
    <ErrorSummary
      title={registerCopy.summaryTitle(lines.length)}
      errors={isRefused && lines.length > 1 ? lines : []}
      submitCount={submitCount}
    />
  );
}
