import { getFieldError } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import { PATHS } from '../../lib/paths.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { isPressing } from '../../ui/use-first-error.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { TwoColumns } from './TwoColumns.tsx';

const DATE_WORDS = {
  day: registerCopy.birthdateDay,
  month: registerCopy.birthdateMonth,
  year: registerCopy.birthdateYear,
};

export function PersonStep({ register }: { register: RegisterForm }) {
  const { form, blur } = register;
  const values = form.values.value;
  const errors = form.errors.value;
  const isLooking = register.place.value.status === 'loading';

  return (
    <>
      <TwoColumns>
        <Field
          id="name"
          autoComplete="given-name"
          label={registerCopy.nameLabel}
          value={values.name}
          error={getFieldError(errors.name)}
          onChange={(text) => form.change('name', text)}
          onBlur={() => !isPressing() && blur('name')}
        />
        <Field
          id="lastName"
          autoComplete="family-name"
          label={registerCopy.lastNameLabel}
          value={values.lastName}
          error={getFieldError(errors.lastName)}
          onChange={(text) => form.change('lastName', text)}
          onBlur={() => !isPressing() && blur('lastName')}
        />
      </TwoColumns>
      <DateField
        id="birthdate"
        legend={registerCopy.birthdateLabel}
        words={DATE_WORDS}
        months={registerCopy.months}
        value={values.birthdate}
        error={getFieldError(errors.birthdate)}
        onChange={(date) => form.change('birthdate', date)}
        onLeave={() => !isPressing() && blur('birthdate')}
      />
      <Field
        id="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        label={registerCopy.phoneLabel}
        value={values.phone}
        error={getFieldError(errors.phone)}
        hint={errors.phone ? undefined : registerCopy.phoneHint}
        onChange={(text) => form.change('phone', text)}
        onBlur={() => !isPressing() && blur('phone')}
      />
      <PlaceFields register={register} />
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
