import { useEffect, useRef } from 'react';
import { useShellStores } from '../../use-stores.ts';
import '../../styles/pages.css';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { AccountPage } from '../../components/account/AccountPage.tsx';
import { registerCopy } from '../../copy/register.ts';
import { createRegisterForm } from '../../stores/account/register-form.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Progress } from '../../ui/Progress.tsx';
import { usePage } from '../../ui/use-page.ts';
import { AccountStep } from './AccountStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { RegisterSummary } from './RegisterSummary.tsx';

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

  return (
    <AccountPage lettering={registerCopy.lettering} cards={CARDS}>
      <AccountForm
        {...registerCopy}
        headingRef={heading}
        isInvalid={form.isInvalid.value}
        onSubmit={() => (step === 1 ? register.next() : register.create())}
      >
        <Steps step={step} />
        <RegisterSummary register={register} />
        {step === 1 ? <PersonStep register={register} /> : <AccountStep register={register} />}
      </AccountForm>
    </AccountPage>
  );
}

function Steps({ step }: { step: 1 | 2 }) {
  return (
    <div className="mt-[1.1rem] mb-[.4rem]">
      <Progress label={registerCopy.step(step)} max={2} value={step} />
      <ol className="condensed mt-[.55rem] grid grid-cols-[1fr_1fr] text-16/none text-humo">
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
