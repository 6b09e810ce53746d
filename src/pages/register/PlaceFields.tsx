import { getFieldError } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import { STATES } from '../../copy/states.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import type { PlaceState } from '../../stores/account/zipcode.ts';
import { getData } from '../../stores/lib/async-state.ts';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { isPressing } from '../../ui/use-first-error.ts';
import { TwoColumns } from './TwoColumns.tsx';

const toOption = (text: string) => ({ value: text, label: text });
const STATE_OPTIONS = STATES.map(toOption);

const HINTS: Partial<Record<PlaceState['status'], string>> = {
  loading: registerCopy.placeLooking,
  failed: registerCopy.placeByHand,
};

export function PlaceFields({ register }: { register: RegisterForm }) {
  const { form, blur } = register;
  const { zipcode } = form.values.value;
  const problem = form.errors.value.zipcode;
  const place = register.place.value;

  return (
    <>
      <Field
        id="zipcode"
        inputMode="numeric"
        autoComplete="postal-code"
        label={registerCopy.zipcodeLabel}
        value={zipcode}
        error={getFieldError(problem)}
        ok={getData(place) ? registerCopy.placeFound : null}
        hint={problem ? undefined : HINTS[place.status]}
        hasLiveMessages
        onChange={register.changeZipcode}
        onBlur={() => !isPressing() && blur('zipcode')}
      />
      {place.status === 'failed' ? <PlaceByHand register={register} /> : <PlaceFound register={register} />}
    </>
  );
}

function PlaceFound({ register }: { register: RegisterForm }) {
  const { form, blur } = register;
  const { state, municipality, neighborhood } = form.values.value;
  const errors = form.errors.value;
  const place = getData(register.place.value);
  const neighborhoods = place?.neighborhoods ?? [];
  const isUnlisted = place !== null && neighborhoods.length === 0;

  return (
    <>
      <TwoColumns>
        <Field
          id="state"
          label={registerCopy.stateLabel}
          value={state}
          error={getFieldError(errors.state)}
          readOnly
        />
        <Field
          id="municipality"
          label={registerCopy.municipalityLabel}
          value={municipality}
          error={getFieldError(errors.municipality)}
          readOnly
        />
      </TwoColumns>
      {isUnlisted ? (
        <NeighborhoodByHand register={register} />
      ) : (
        <SelectField
          id="neighborhood"
          label={registerCopy.neighborhoodLabel}
          placeholder={registerCopy.neighborhoodPlaceholder}
          options={[...new Set(neighborhoods)].map(toOption)}
          value={neighborhood}
          error={getFieldError(errors.neighborhood)}
          onChange={(text) => form.change('neighborhood', text)}
          onBlur={() => place && !isPressing() && blur('neighborhood')}
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
  const { form, blur } = register;
  const { state, municipality } = form.values.value;
  const errors = form.errors.value;

  return (
    <>
      <TwoColumns>
        <SelectField
          id="state"
          autoComplete="address-level1"
          label={registerCopy.stateLabel}
          placeholder={registerCopy.statePlaceholder}
          options={STATE_OPTIONS}
          value={state}
          error={getFieldError(errors.state)}
          onChange={(text) => form.change('state', text)}
          onBlur={() => !isPressing() && blur('state')}
        />
        <Field
          id="municipality"
          autoComplete="address-level2"
          maxLength={80}
          label={registerCopy.municipalityLabel}
          value={municipality}
          error={getFieldError(errors.municipality)}
          onChange={(text) => form.change('municipality', text)}
          onBlur={() => !isPressing() && blur('municipality')}
        />
      </TwoColumns>
      <NeighborhoodByHand register={register} />
    </>
  );
}

function NeighborhoodByHand({ register }: { register: RegisterForm }) {
  const { form, blur } = register;
  return (
    <Field
      id="neighborhood"
      autoComplete="address-level3"
      maxLength={120}
      label={registerCopy.neighborhoodLabel}
      value={form.values.value.neighborhood}
      error={getFieldError(form.errors.value.neighborhood)}
      onChange={(text) => form.change('neighborhood', text)}
      onBlur={() => !isPressing() && blur('neighborhood')}
    />
  );
}
