import { AccountPassword, EmailField } from '../../components/account/AccountFields.tsx';
import { fieldsCopy, getFieldError } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import { checkPassword, MIN_PASSWORD } from '../../domain/registration/password.ts';
import { PATHS } from '../../lib/paths.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { isPressing } from '../../ui/use-first-error.ts';
import { useShellStores } from '../../use-stores.ts';
import { Consents } from './Consents.tsx';
import { TwoColumns } from './TwoColumns.tsx';

export function AccountStep({ register }: { register: RegisterForm }) {
  const { auth } = useShellStores();
  const { form, blur } = register;
  const { nickname, email, password } = form.values.value;
  const errors = form.errors.value;
  const suggestion = register.suggestion.value;
  const seconds = register.cooldown.seconds.value;
  const isGood = !errors.password && checkPassword(password, email) === null;

  return (
    <>
      <Field
        id="nickname"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        label={registerCopy.nicknameLabel}
        value={nickname}
        error={getFieldError(errors.nickname)}
        hint={errors.nickname ? undefined : registerCopy.nicknameHint}
        onChange={(text) => form.change('nickname', text)}
        onBlur={() => !isPressing() && blur('nickname')}
      />
      <EmailField
        id="email"
        value={email}
        problem={errors.email}
        onChange={(text) => form.change('email', text)}
        onLeave={() => blur('email')}
      />
      {suggestion ? (
        <p className="mt-1.5 text-15 text-humo" role="status">
          {registerCopy.didYouMean}
          <button
            type="button"
            className="link px-[.2rem] text-15 text-azul underline decoration-2 underline-offset-[.18em]"
            onClick={register.takeSuggestion}
          >
            {suggestion}
          </button>
          {registerCopy.didYouMeanEnd}
        </p>
      ) : null}
      {errors.email === 'email-exists' ? (
        <p className="mt-1.5 text-15 text-humo">
          {registerCopy.alreadyYours}
          <RouteLink to={PATHS.login} onClick={() => auth.setEmailHint(email)}>
            {registerCopy.logIn}
          </RouteLink>
        </p>
      ) : null}
      <AccountPassword
        id="password"
        autoComplete="new-password"
        value={password}
        problem={errors.password}
        ok={isGood ? registerCopy.passwordGood([...password].length) : null}
        hint={[...password].length < MIN_PASSWORD && !errors.password ? registerCopy.passwordHint : undefined}
        onChange={(text) => form.change('password', text)}
        onLeave={() => blur('password')}
      />
      <Consents register={register} />
      <TwoColumns className="mt-6">
        <Button variant="line" isWide onClick={register.goBack}>
          {registerCopy.back}
        </Button>
        <Button type="submit" variant="primary" isWide isBusy={form.isBusy.value} isDisabled={seconds > 0}>
          {form.isBusy.value ? registerCopy.creating : registerCopy.create}
        </Button>
      </TwoColumns>
      {seconds > 0 ? <p className="mt-2 text-15 text-humo">{fieldsCopy.waitToRetry(seconds)}</p> : null}
    </>
  );
}
