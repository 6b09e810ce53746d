import { registerCopy } from '../../copy/register.ts';
import { PATHS } from '../../lib/routes.ts';
import type { PlaceState } from '../../stores/account/place-lookup.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { getData } from '../../stores/lib/resource.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { createBind } from '../../use-form.ts';
import { BirthdateField } from './BirthdateField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TwoColumns } from './TwoColumns.tsx';

export function PersonStep({ register }: { register: RegisterForm }) {
  const bind = createBind(register.form);
  const place = register.place.value;
  const isLooking = place.status === 'loading';

  return (
    <>
      <p className="mt-3">
        {registerCopy.alreadyPlaying}
        <RouteLink to={PATHS.login}>{registerCopy.logIn}</RouteLink>
      </p>
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

const PLACE_HINTS: Partial<Record<PlaceState['status'], string>> = {
  loading: registerCopy.placeLooking,
  failed: registerCopy.placeByHand,
};
