import { AccountPassword, EmailField } from '../../components/AccountPage.tsx';
import { fieldsCopy } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import { checkPassword, MIN_PASSWORD } from '../../domain/registration/password.ts';
import { PATHS } from '../../lib/routes.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { createBind } from '../../use-form.ts';
import { useShellStores } from '../../use-stores.ts';
import { TwoColumns } from './TwoColumns.tsx';

export function AccountStep({ register }: { register: RegisterForm }) {
  const { auth } = useShellStores();
  const { form } = register;
  const bind = createBind(form);
  const { email, password } = form.values.value;
  const errors = form.errors.value;
  const suggestion = register.suggestion.value;
  const seconds = form.cooldown.seconds.value;
  const isGood = !errors.password && checkPassword(password, email) === null;

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
        <p className="mt-1.5 text-sm text-humo" role="status">
          {registerCopy.didYouMean}
          <button
            type="button"
            className="link pl-1 text-sm text-azul underline decoration-2 underline-offset-[.18em]"
            onClick={register.takeSuggestion}
          >
            {suggestion}
          </button>
          {registerCopy.didYouMeanEnd}
        </p>
      ) : null}
      {errors.email === 'email-exists' ? (
        <p className="mt-1.5 text-sm text-humo">
          {registerCopy.alreadyYours}
          <RouteLink to={PATHS.login} onClick={() => auth.setEmailHint(email)}>
            {registerCopy.logIn}
          </RouteLink>
        </p>
      ) : null}
      <AccountPassword
        {...bind('password')}
        autoComplete="new-password"
        ok={isGood ? registerCopy.passwordGood([...password].length) : null}
        hint={[...password].length < MIN_PASSWORD ? registerCopy.passwordHint : undefined}
      />
      <CheckboxField {...bind('acceptsTerms')} onBlur={undefined}>
        {registerCopy.termsBefore}
        <RouteLink to={PATHS.terms}>{registerCopy.termsLink}</RouteLink>
        {registerCopy.termsAfter}
      </CheckboxField>
      <CheckboxField {...bind('acceptsPrivacy')} onBlur={undefined}>
        {registerCopy.privacyBefore}
        <RouteLink to={PATHS.privacy}>{registerCopy.privacyLink}</RouteLink>
        {registerCopy.privacyAfter}
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
      {seconds > 0 ? <p className="mt-2 text-sm text-humo">{fieldsCopy.waitToRetry(seconds)}</p> : null}
    </>
  );
}
