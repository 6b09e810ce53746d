import { AccountPage } from '../../components/AccountPage.tsx';
import { registerCopy } from '../../copy/register.ts';
import { createRegisterForm } from '../../stores/account/register-form.ts';
import { usePage } from '../../ui/use-page.ts';
import { useCommonStores } from '../../use-stores.ts';
import { AccountStep } from './AccountStep.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PersonStep } from './PersonStep.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { useStepHeading } from './use-step-heading.ts';

export function RegisterPage() {
  const stores = useCommonStores();
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
  useStepHeading(step, form.isInvalid.value);
  const submit = step === 1 ? register.next : register.create;

  return (
    <AccountPage {...registerCopy} cards={['trophy', 'chip', 'goal']} form={{ ...form, submit }}>
      <RegistrationSteps step={step} />
      <ErrorSummary key={step} register={register} />
      {step === 1 ? <PersonStep register={register} /> : <AccountStep register={register} />}
    </AccountPage>
  );
}
