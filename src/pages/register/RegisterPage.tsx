import { useEffect, useRef } from 'react';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { AccountPage } from '../../components/account/AccountPage.tsx';
import { chipCard } from '../../components/art/cards/chip.tsx';
import { goalCard } from '../../components/art/cards/goal.tsx';
import { trophyCard } from '../../components/art/cards/trophy.tsx';
import { registerCopy } from '../../copy/register.ts';
import { createRegisterForm, type RegisterForm } from '../../stores/account/register-form.ts';
import type { Stores } from '../../stores/index.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Progress } from '../../ui/Progress.tsx';
import { AccountStep } from './AccountStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { RegisterSummary } from './RegisterSummary.tsx';

const CARDS = [trophyCard, chipCard, goalCard];

/** What was typed survives a look at the terms and back; it is forgotten once the account is there. */
const forms = new WeakMap<Stores, RegisterForm>();

function formOf(stores: Stores): RegisterForm {
  const form = forms.get(stores) ?? createRegisterForm(stores);
  forms.set(stores, form);
  return form;
}

/** Crear cuenta (spec §2), in two steps with a look back between them. */
export function RegisterPage({ stores }: { stores: Stores }) {
  const register = formOf(stores);
  const { form } = register;
  const step = register.step.value;
  const heading = useHeadingOfStep(step);

  useEffect(
    () => () => {
      if (stores.auth.isRegistered.peek()) forms.delete(stores);
    },
    [stores],
  );

  return (
    <AccountPage lettering={registerCopy.lettering} cards={CARDS}>
      <AccountForm
        {...registerCopy}
        headingRef={heading}
        isInvalid={form.isInvalid.value}
        onSubmit={() => (step === 1 ? register.goOn() : register.create())}
      >
        <Steps step={step} />
        <RegisterSummary register={register} />
        {step === 1 ? (
          <PersonStep register={register} />
        ) : (
          <AccountStep register={register} stores={stores} />
        )}
      </AccountForm>
    </AccountPage>
  );
}

function Steps({ step }: { step: 1 | 2 }) {
  return (
    <div className="register-progress">
      <Progress label={registerCopy.step(step)} min={0} max={2} value={step} />
      <ol className="step-labels">
        <li className={step === 2 ? 'done' : undefined} aria-current={step === 1 ? 'step' : undefined}>
          {registerCopy.stepPerson}
        </li>
        <li aria-current={step === 2 ? 'step' : undefined}>{registerCopy.stepAccess}</li>
      </ol>
    </div>
  );
}

/** Each step begins at its heading, like a screen of its own. */
function useHeadingOfStep(step: 1 | 2) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    window.scrollTo(0, 0);
    // After the dialog between the steps has given the focus back.
    const timer = setTimeout(() => focusHeading(heading.current));
    return () => clearTimeout(timer);
  }, [step]);
  return heading;
}
