import { useEffect, useRef, useState } from 'react';
import { AccountForm, AccountPage } from '../../components/AccountPage.tsx';
import { fieldsCopy, getSummaryError } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import {
  createRegisterForm,
  type RegisterField,
  type RegisterForm,
} from '../../stores/account/register-form.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Progress } from '../../ui/Progress.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { usePage } from '../../ui/use-page.ts';
import { useShellStores } from '../../use-stores.ts';
import { AccountStep } from './AccountStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import '../../styles/pages.css';

const CARDS = ['trophy', 'chip', 'goal'] as const;

export function RegisterPage() {
  const stores = useShellStores();
  const { registration } = stores;
  const register = usePage(() => {
    registration.form ??= createRegisterForm({
      ...stores,
      onRegistered() {
        registration.form = null;
      },
    });
    return registration.form;
  });
  const { form } = register;
  const step = register.step.value;
  const heading = useStepHeading(step, form.isInvalid.value);
  const submit = step === 1 ? register.next : register.create;

  return (
    <AccountPage lettering={registerCopy.lettering} cards={CARDS}>
      <AccountForm {...registerCopy} headingRef={heading} form={{ isInvalid: form.isInvalid, submit }}>
        <Steps step={step} />
        <Summary register={register} />
        {step === 1 ? <PersonStep register={register} /> : <AccountStep register={register} />}
      </AccountForm>
    </AccountPage>
  );
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
  { field: 'email', label: fieldsCopy.emailLabel },
  { field: 'password', label: fieldsCopy.passwordLabel },
  { field: 'acceptsTerms', label: registerCopy.termsLink },
  { field: 'acceptsPrivacy', label: registerCopy.privacyLink },
];

function Summary({ register }: { register: RegisterForm }) {
  const errors = register.form.errors.value;
  const submitCount = register.form.submitCount.value;
  const step = register.step.value;
  const [answered, setAnswered] = useState(0);

  // At a change of step, all earlier submits count as answered. So the list of errors appears only after a
  // failed submit of the current step, not after an error on blur.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of step counts the submits as answered.
  useEffect(() => setAnswered(submitCount), [step]);
  const isRefused = submitCount > answered;

  const wrong = FIELDS.filter(({ field }) => errors[field]);
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

function Steps({ step }: { step: 1 | 2 }) {
  return (
    <div className="mt-4 mb-1.5">
      <Progress label={registerCopy.step(step)} max={2} value={step} />
      <ol className="condensed mt-2 grid grid-cols-[1fr_1fr] text-base/none text-humo">
        <li
          className={step === 2 ? 'text-tinta' : 'text-azul'}
          aria-current={step === 1 ? 'step' : undefined}
        >
          {registerCopy.stepPerson}
        </li>
        <li
          className={step === 2 ? 'text-right text-azul' : 'text-right'}
          aria-current={step === 2 ? 'step' : undefined}
        >
          {registerCopy.stepAccess}
        </li>
      </ol>
    </div>
  );
}

/** After a change of step, focuses the heading, unless the server has refused a field, which then gets the focus. */
function useStepHeading(step: 1 | 2, isInvalid: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of step moves the focus.
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    window.scrollTo(0, 0);
    if (isInvalid) return;
    // If a dialog has closed between the steps, the timeout runs after the dialog has restored the focus.
    const timer = setTimeout(() => focusHeading(heading.current));
    return () => clearTimeout(timer);
  }, [step]);
  return heading;
}
