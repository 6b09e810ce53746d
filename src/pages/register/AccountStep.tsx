import { EmailField } from '../../components/EmailField.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { formsCopy } from '../../copy/forms.ts';
import { registerCopy } from '../../copy/register.ts';
import { MIN_PASSWORD } from '../../domain/registration/limits.ts';
import { checkPassword } from '../../domain/registration/password.ts';
import { PATHS } from '../../lib/routes.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { createBind } from '../../use-form.ts';
import { useCommonStores } from '../../use-stores.ts';
import { TwoColumns } from './TwoColumns.tsx';

export function AccountStep({ register }: { register: RegisterForm }) {
  const { auth } = useCommonStores();
  const { form } = register;
  const bind = createBind(form);
  const { email, password } = form.values.value;
  const errors = form.errors.value;
  const suggestion = register.suggestion.value;
  const seconds = form.cooldown.seconds.value;
  const isGood = !errors.password && checkPassword(password, email) === null;

  function takeSuggestion() {
    register.takeSuggestion();
    // The button goes, and the focus with it.
    document.getElementById('email')?.focus();
  }

  return (
    <>
      <Field
        {...bind('nickname')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        label={registerCopy.nicknameLabel}
        hint={registerCopy.nicknameHint}
      />
      <EmailField {...bind('email')} />
      {suggestion ? (
        <p className="mt-1.5 text-humo text-sm" role="status">
          {registerCopy.didYouMean}
          <TextButton className="pl-1 text-sm" onClick={takeSuggestion}>
            {suggestion}
          </TextButton>
          {registerCopy.didYouMeanEnd}
        </p>
      ) : null}
      {errors.email === 'email-exists' ? (
        <p className="mt-1.5 text-humo text-sm">
          {registerCopy.alreadyYours}
          <RouteLink to={PATHS.login} onClick={() => auth.setEmailHint(email)}>
            {registerCopy.logIn}
          </RouteLink>
        </p>
      ) : null}
      <PasswordField
        {...bind('password')}
        autoComplete="new-password"
        ok={isGood ? registerCopy.passwordGood([...password].length) : null}
        hint={[...password].length < MIN_PASSWORD ? registerCopy.passwordHint : undefined}
      />
      <CheckboxField {...bind('acceptsTerms')}>
        {registerCopy.termsBefore}
        <RouteLink to={PATHS.terms}>{registerCopy.termsLink}</RouteLink>.
      </CheckboxField>
      <CheckboxField {...bind('acceptsPrivacy')}>
        {registerCopy.privacyBefore}
        <RouteLink to={PATHS.privacy}>{registerCopy.privacyLink}</RouteLink>.
      </CheckboxField>
      <CheckboxField {...bind('acceptsMarketing')}>{registerCopy.marketing}</CheckboxField>
      <TwoColumns className="mt-6">
        <Button variant="line" isWide onClick={register.goBack}>
          {registerCopy.back}
        </Button>
        <Button type="submit" variant="primary" isWide isBusy={form.isBusy.value} isDisabled={seconds > 0}>
          {form.isBusy.value ? registerCopy.creating : registerCopy.create}
        </Button>
      </TwoColumns>
      {seconds > 0 ? <p className="mt-2 text-humo text-sm">{formsCopy.waitToRetry(seconds)}</p> : null}
    </>
  );
}
