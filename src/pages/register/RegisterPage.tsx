import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AccountPage, EmailField, PasswordField } from '../../components/AccountPage.tsx';
import { fieldsCopy, getSummaryError } from '../../copy/field-errors.ts';
import { capitalise, MONTHS } from '../../copy/format.ts';
import { STATES } from '../../copy/mexican-states.ts';
import { registerCopy } from '../../copy/register.ts';
import { toAsciiDigits } from '../../domain/plain-text.ts';
import type { BirthdateParts } from '../../domain/registration/fields.ts';
import { MIN_PASSWORD } from '../../domain/registration/limits.ts';
import { checkPassword } from '../../domain/registration/password.ts';
import { PATHS } from '../../lib/routes.ts';
import {
  createRegisterForm,
  type PlaceState,
  type RegisterField,
  type RegisterForm,
} from '../../stores/account/register-form.ts';
import { getData } from '../../stores/lib/resource.ts';
import { Button, LinkButton, TextButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import {
  type BoundField,
  CheckboxField,
  describeInput,
  Field,
  FieldMessages,
  SelectField,
} from '../../ui/Field.tsx';
import { FIELD, FIELD_LABEL, INPUT, TEXT_INPUT } from '../../ui/field-styles.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { Select } from '../../ui/Select.tsx';
import { usePage } from '../../ui/use-page.ts';
import { useSilentFill } from '../../ui/use-silent-fill.ts';
import { createBind, useFirstError } from '../../use-form.ts';
import { useShellStores } from '../../use-stores.ts';

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
  useStepHeading(step, form.isInvalid.value);
  const submit = step === 1 ? register.next : register.create;

  return (
    <AccountPage {...registerCopy} cards={['trophy', 'chip', 'goal']} form={{ ...form, submit }}>
      <Steps step={step} />
      <Summary key={step} register={register} />
      {step === 1 ? <PersonStep register={register} /> : <AccountStep register={register} />}
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

/**
 * Lists the wrong fields after a submit of the current step, not after an error on blur. The first wrong field takes
 * the focus. The parent sets the step as `key`.
 */
function Summary({ register }: { register: RegisterForm }) {
  const errors = register.form.errors.value;
  const submitCount = register.form.submitCount.value;
  const [countAtMount] = useState(submitCount);

  const wrong = FIELDS.filter(({ field }) => errors[field]);
  const isShown = submitCount > countAtMount && wrong.length > 1;
  useFirstError(submitCount, wrong[0]?.field);

  const title = registerCopy.summaryTitle(wrong.length);
  return (
    <>
      {/* The focus moves to a field right after the list appears, and screen readers then cut the alert short. They
          say a polite message after the field. */}
      <p className="sr-only" aria-live="polite">
        {isShown ? <span key={submitCount}>{title}</span> : null}
      </p>
      {isShown ? (
        <div
          className="mt-4 mb-1 border-2 border-chile bg-blanco px-4 pt-3.5 pb-2.5 shadow-chile"
          role="alert"
          aria-labelledby="summary-title"
        >
          <h2
            id="summary-title"
            className="condensed mb-1.5 flex items-center gap-2.5 text-xl/tight text-chile"
          >
            <Icon name="alert" size={22} />
            {title}
          </h2>
          <ul>
            {wrong.map(({ field, label }) => (
              <li
                key={field}
                className="not-first:border-t-2 not-first:border-chile-40 not-first:border-dashed"
              >
                <a
                  href={`#${field}`}
                  className="flex min-h-11 items-center py-1.5 font-semibold text-chile leading-snug"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {registerCopy.summaryLine(label, getSummaryError(errors[field]) ?? '')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function Steps({ step }: { step: 1 | 2 }) {
  return (
    <div className="mt-4 mb-1.5">
      <Progress label={registerCopy.step(step)} max={2} value={step} />
      <ol className="condensed mt-2 grid grid-cols-[1fr_1fr] text-base/none text-humo">
        {[registerCopy.stepPerson, registerCopy.stepAccess].map((name, index) => (
          <li
            key={name}
            className="first:text-tinta last:text-right aria-[current]:text-azul"
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** After a change of step, focuses the heading, unless the server has refused a field, which then gets the focus. */
function useStepHeading(step: 1 | 2, isInvalid: boolean) {
  const previous = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of step moves the focus.
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    window.scrollTo(0, 0);
    if (isInvalid) return;
    // If a dialog has closed between the steps, the timeout runs after the dialog has restored the focus.
    const timer = setTimeout(() => focusHeading(document.querySelector('main h1')));
    return () => clearTimeout(timer);
  }, [step]);
}

const PLACE_HINTS: Partial<Record<PlaceState['status'], string>> = {
  loading: registerCopy.placeLooking,
  failed: registerCopy.placeByHand,
};

function PersonStep({ register }: { register: RegisterForm }) {
  const bind = createBind(register.form);
  const place = register.place.value;
  const isLooking = place.status === 'loading';

  return (
    <>
      <TwoColumns>
        <Field {...bind('name')} autoComplete="given-name" label={registerCopy.nameLabel} />
        <Field {...bind('lastName')} autoComplete="family-name" label={registerCopy.lastNameLabel} />
      </TwoColumns>
      <BirthdateField {...bind('birthdate')} />
      <Field
        {...bind('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        label={registerCopy.phoneLabel}
        hint={registerCopy.phoneHint}
      />
      <Field
        {...bind('zipcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        label={registerCopy.zipcodeLabel}
        ok={getData(place) ? registerCopy.placeFound : null}
        hint={PLACE_HINTS[place.status]}
        isLive
        onChange={register.changeZipcode}
      />
      <Place register={register} />
      <TwoColumns className="mt-7">
        <LinkButton variant="line" isWide to={PATHS.home}>
          {registerCopy.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" isWide isBusy={isLooking}>
          {isLooking ? registerCopy.continuing : registerCopy.continue}
        </Button>
      </TwoColumns>
    </>
  );
}

/**
 * When the lookup of the postal code fails, the player fills in the address by hand, so that a failing service never
 * blocks a registration.
 */
function Place({ register }: { register: RegisterForm }) {
  const bind = createBind(register.form);
  const neighborhood = bind('neighborhood');
  const place = getData(register.place.value);
  const isByHand = register.place.value.status === 'failed';

  return (
    <>
      <TwoColumns>
        {isByHand ? (
          <>
            <SelectField
              {...bind('state')}
              autoComplete="address-level1"
              label={registerCopy.stateLabel}
              placeholder={registerCopy.statePlaceholder}
              options={STATES}
            />
            <Field
              {...bind('municipality')}
              autoComplete="address-level2"
              maxLength={80}
              label={registerCopy.municipalityLabel}
            />
          </>
        ) : (
          <>
            <Field {...bind('state')} label={registerCopy.stateLabel} readOnly />
            <Field {...bind('municipality')} label={registerCopy.municipalityLabel} readOnly />
          </>
        )}
      </TwoColumns>
      {isByHand || place?.neighborhoods.length === 0 ? (
        <Field
          {...neighborhood}
          autoComplete="address-level3"
          maxLength={120}
          label={registerCopy.neighborhoodLabel}
        />
      ) : (
        <SelectField
          {...neighborhood}
          label={registerCopy.neighborhoodLabel}
          placeholder={registerCopy.neighborhoodPlaceholder}
          options={place?.neighborhoods ?? []}
          // Until the postal code is known the list is empty, so leaving it is no error.
          onBlur={place ? neighborhood.onBlur : undefined}
        />
      )}
    </>
  );
}

function AccountStep({ register }: { register: RegisterForm }) {
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
          <TextButton className="pl-1 text-sm" onClick={register.takeSuggestion}>
            {suggestion}
          </TextButton>
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
      {seconds > 0 ? <p className="mt-2 text-sm text-humo">{fieldsCopy.waitToRetry(seconds)}</p> : null}
    </>
  );
}

/**
 * Shows two fields or two buttons side by side, or one below the other when enlarged text leaves too little
 * width.
 */
function TwoColumns({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-4',
        className,
      )}
    >
      {children}
    </div>
  );
}

const readDigits = (text: string, length: number) => toAsciiDigits(text).replace(/\D/g, '').slice(0, length);

/** `id` is that of the day. `onBlur` is called when the focus leaves all three parts. */
function BirthdateField({ id, value, error, onChange, onBlur }: BoundField<BirthdateParts>) {
  const described = describeInput(id, error);
  const day = useSilentFill<HTMLInputElement>(value.day, change);
  const month = useSilentFill<HTMLSelectElement>(value.month, change);
  const year = useSilentFill<HTMLInputElement>(value.year, change);

  /** Reads all three parts, because an autofill may have changed several of them at once. */
  function change() {
    onChange({
      day: readDigits(day.current?.value ?? '', 2),
      month: month.current?.value ?? '',
      year: readDigits(year.current?.value ?? '', 4),
    });
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  const part = { ...described, onChange: change };
  const numberPart = {
    ...part,
    className: classNames(INPUT, TEXT_INPUT, 'text-center'),
    inputMode: 'numeric',
  } as const;

  return (
    <fieldset className={`mt-4 ${FIELD}`} onBlur={handleBlur}>
      <legend className={classNames(FIELD_LABEL, 'mb-1.5 p-0')}>{registerCopy.birthdateLabel}</legend>
      <div className="grid grid-cols-[max(76px,2.5rem)_1fr_max(92px,3.6rem)] gap-2.5">
        <input
          {...numberPart}
          ref={day}
          id={id}
          aria-label={registerCopy.birthdateDay}
          placeholder={registerCopy.birthdateDay}
          autoComplete="bday-day"
          value={value.day}
        />
        <Select
          {...part}
          ref={month}
          aria-label={registerCopy.birthdateMonth}
          autoComplete="bday-month"
          value={value.month}
        >
          <option value="">{registerCopy.birthdateMonth}</option>
          {MONTHS.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {capitalise(name)}
            </option>
          ))}
        </Select>
        <input
          {...numberPart}
          ref={year}
          aria-label={registerCopy.birthdateYear}
          placeholder={registerCopy.birthdateYear}
          autoComplete="bday-year"
          value={value.year}
        />
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
