import { fieldProblem } from '../../copy/fields.ts';
import { registerCopy } from '../../copy/register.ts';
import { STATES } from '../../copy/states.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { isPressing } from '../../ui/use-first-error.ts';

const toOption = (text: string) => ({ value: text, label: text });
const STATE_OPTIONS = STATES.map(toOption);

const NOTES = {
  idle: undefined,
  looking: registerCopy.placeLooking,
  'not-found': undefined,
  'by-hand': registerCopy.placeByHand,
  found: undefined,
};

/** Where the person lives: the postal code finds it; when the search fails the player writes it. */
export function PlaceFields({ register }: { register: RegisterForm }) {
  const { form, blur } = register;
  const { zipcode } = form.values.value;
  const problem = form.errors.value.zipcode;
  const { status } = register.place.value;

  return (
    <>
      <Field
        id="zipcode"
        inputMode="numeric"
        autoComplete="postal-code"
        label={registerCopy.zipcodeLabel}
        value={zipcode}
        error={fieldProblem(problem)}
        ok={status === 'found' ? registerCopy.placeFound : null}
        hint={problem ? undefined : NOTES[status]}
        onChange={register.changeZipcode}
        onBlur={() => !isPressing() && blur('zipcode')}
      />
      {status === 'by-hand' ? <PlaceByHand register={register} /> : <PlaceFound register={register} />}
    </>
  );
}

/** What the postal code found: only the neighbourhood is left to choose. */
function PlaceFound({ register }: { register: RegisterForm }) {
  const { form, blur } = register;
  const { state, municipality, neighborhood } = form.values.value;
  const problem = fieldProblem(form.errors.value.neighborhood);
  const found = register.place.value;
  const neighborhoods = found.status === 'found' ? found.place.neighborhoods : [];
  const isUnlisted = found.status === 'found' && neighborhoods.length === 0;

  return (
    <>
      <div className="two-columns">
        <Field id="state" label={registerCopy.stateLabel} value={state} readOnly />
        <Field id="municipality" label={registerCopy.municipalityLabel} value={municipality} readOnly />
      </div>
      {isUnlisted ? (
        <NeighborhoodByHand register={register} />
      ) : (
        <SelectField
          id="neighborhood"
          label={registerCopy.neighborhoodLabel}
          placeholder={registerCopy.neighborhoodPlaceholder}
          options={[...new Set(neighborhoods)].map(toOption)}
          value={neighborhood}
          error={problem}
          onChange={(text) => form.change('neighborhood', text)}
          onBlur={() => found.status === 'found' && !isPressing() && blur('neighborhood')}
        />
      )}
    </>
  );
}

/** The search failed: the place is chosen and written, so that a dead service never stops a registration. */
function PlaceByHand({ register }: { register: RegisterForm }) {
  const { form, blur } = register;
  const { state, municipality } = form.values.value;
  const problems = form.errors.value;

  return (
    <>
      <div className="two-columns">
        <SelectField
          id="state"
          autoComplete="address-level1"
          label={registerCopy.stateLabel}
          placeholder={registerCopy.statePlaceholder}
          options={STATE_OPTIONS}
          value={state}
          error={fieldProblem(problems.state)}
          onChange={(text) => form.change('state', text)}
          onBlur={() => !isPressing() && blur('state')}
        />
        <Field
          id="municipality"
          autoComplete="address-level2"
          maxLength={80}
          label={registerCopy.municipalityLabel}
          value={municipality}
          error={fieldProblem(problems.municipality)}
          onChange={(text) => form.change('municipality', text)}
          onBlur={() => !isPressing() && blur('municipality')}
        />
      </div>
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
      error={fieldProblem(form.errors.value.neighborhood)}
      onChange={(text) => form.change('neighborhood', text)}
      onBlur={() => !isPressing() && blur('neighborhood')}
    />
  );
}
