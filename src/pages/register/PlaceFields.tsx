import { STATES } from '../../copy/mexican-states.ts';
import { registerCopy } from '../../copy/register.ts';
import type { RegisterForm } from '../../stores/account/register-form.ts';
import { getData } from '../../stores/lib/resource.ts';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { createBind } from '../../use-form.ts';
import { TwoColumns } from './TwoColumns.tsx';

/**
 * When the lookup of the postal code fails, the player fills in the address by hand, so that a failing service never
 * blocks a registration.
 */
export function PlaceFields({ register }: { register: RegisterForm }) {
  const bind = createBind(register.form);
  const neighborhood = bind('neighborhood');
  const place = getData(register.place.value);
  const isByHand = register.place.value.status === 'failed';

  return (
    <>
      {/* On a phone half the width is too narrow for the hint in the empty fields. */}
      <TwoColumns className="max-tablet:block">
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
            <Field
              {...bind('state')}
              label={registerCopy.stateLabel}
              placeholder={registerCopy.placeComes}
              readOnly
            />
            <Field
              {...bind('municipality')}
              label={registerCopy.municipalityLabel}
              placeholder={registerCopy.placeComes}
              readOnly
            />
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
          // Until the postal code is known the list is empty. So leaving it is no error, and a neighborhood that was
          // typed before stays.
          onBlur={place ? neighborhood.onBlur : undefined}
          onChange={place ? neighborhood.onChange : () => undefined}
        />
      )}
    </>
  );
}
