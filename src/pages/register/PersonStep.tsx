import { registerCopy } from '../../copy/register.ts';
import { STATES } from '../../copy/states.ts';
import { PATHS } from '../../lib/routes.ts';
import type { PlaceState, RegisterForm } from '../../stores/account/register-form.ts';
import { getData } from '../../stores/lib/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { createBind } from '../../use-form.ts';
import { TwoColumns } from './TwoColumns.tsx';

const DATE_WORDS = {
  day: registerCopy.birthdateDay,
  month: registerCopy.birthdateMonth,
  year: registerCopy.birthdateYear,
};

const PLACE_HINTS: Partial<Record<PlaceState['status'], string>> = {
  loading: registerCopy.placeLooking,
  failed: registerCopy.placeByHand,
};

const toOption = (text: string) => ({ value: text, label: text });
const STATE_OPTIONS = STATES.map(toOption);

export function PersonStep({ register }: { register: RegisterForm }) {
  const bind = createBind(register.form);
  const place = register.place.value;
  const isLooking = place.status === 'loading';

  return (
    <>
      <TwoColumns>
        <Field {...bind('name')} autoComplete="given-name" label={registerCopy.nameLabel} />
        <Field {...bind('lastName')} autoComplete="family-name" label={registerCopy.lastNameLabel} />
      </TwoColumns>
      <DateField
        {...bind('birthdate')}
        legend={registerCopy.birthdateLabel}
        words={DATE_WORDS}
        months={registerCopy.months}
      />
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
        hasLiveMessages
        onChange={register.changeZipcode}
      />
      {place.status === 'failed' ? <PlaceByHand register={register} /> : <PlaceFound register={register} />}
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

function PlaceFound({ register }: { register: RegisterForm }) {
  const bind = createBind(register.form);
  const neighborhood = bind('neighborhood');
  const place = getData(register.place.value);
  const neighborhoods = place?.neighborhoods ?? [];
  const isUnlisted = place !== null && neighborhoods.length === 0;

  return (
    <>
      <TwoColumns>
        <Field {...bind('state')} label={registerCopy.stateLabel} onBlur={undefined} readOnly />
        <Field {...bind('municipality')} label={registerCopy.municipalityLabel} onBlur={undefined} readOnly />
      </TwoColumns>
      {isUnlisted ? (
        <NeighborhoodByHand register={register} />
      ) : (
        <SelectField
          {...neighborhood}
          label={registerCopy.neighborhoodLabel}
          placeholder={registerCopy.neighborhoodPlaceholder}
          options={[...new Set(neighborhoods)].map(toOption)}
          // Without a place there is nothing to choose yet.
          onBlur={place ? neighborhood.onBlur : undefined}
        />
      )}
    </>
  );
}

/**
 * Shown when the lookup of the postal code fails: the player fills in the address by hand, so that a failing
 * service never blocks a registration.
 */
function PlaceByHand({ register }: { register: RegisterForm }) {
  const bind = createBind(register.form);
  return (
    <>
      <TwoColumns>
        <SelectField
          {...bind('state')}
          autoComplete="address-level1"
          label={registerCopy.stateLabel}
          placeholder={registerCopy.statePlaceholder}
          options={STATE_OPTIONS}
        />
        <Field
          {...bind('municipality')}
          autoComplete="address-level2"
          maxLength={80}
          label={registerCopy.municipalityLabel}
        />
      </TwoColumns>
      <NeighborhoodByHand register={register} />
    </>
  );
}

function NeighborhoodByHand({ register }: { register: RegisterForm }) {
  return (
    <Field
      {...createBind(register.form)('neighborhood')}
      autoComplete="address-level3"
      maxLength={120}
      label={registerCopy.neighborhoodLabel}
    />
  );
}
