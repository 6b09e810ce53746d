import { checkZipcode, cleanDigits } from '../../domain/registration/fields.ts';
import { getData } from '../lib/resource.ts';
import type { createPageLoads } from '../shell/page-loads.ts';
import type { Form } from './form.ts';
import type { createPlaceLookup } from './place-lookup.ts';
import { PLACE_FIELDS } from './register-check.ts';
import type { RegisterValues } from './register-values.ts';

interface PlaceFillerDeps {
  form: Pick<Form<RegisterValues>, 'blur' | 'change' | 'values'>;
  loads: Pick<ReturnType<typeof createPageLoads>, 'run'>;
  places: ReturnType<typeof createPlaceLookup>;
}

/** Fills state, municipality and, if there is only one, neighborhood when the postal code is complete. */
export function createPlaceFiller({ form, loads, places }: PlaceFillerDeps) {
  let lookup: Promise<void> = Promise.resolve();

  function lookUp(zipcode: string): Promise<void> {
    async function loadPlace() {
      const found = await places.load(zipcode);
      if (found) {
        form.change('state', found.state);
        form.change('municipality', found.municipality);
        form.change('neighborhood', found.neighborhoods.length === 1 ? (found.neighborhoods[0] ?? '') : '');
      }
      form.blur('zipcode');
    }
    lookup = loads.run(loadPlace, () => void lookUp(zipcode));
    return lookup;
  }

  return {
    /** Takes a typed postal code. Another one empties the place that was found; a complete one is looked up. */
    changeZipcode(text: string) {
      const before = cleanDigits(form.values.peek().zipcode);
      const zipcode = cleanDigits(text);
      if (zipcode !== before) {
        if (getData(places.place.peek())) {
          for (const field of PLACE_FIELDS) form.change(field, '');
        }
        places.reset();
      }
      form.change('zipcode', text);
      if (zipcode !== before && checkZipcode(zipcode) === null) void lookUp(zipcode);
    },
    /**
     * Waits for the look-up under way, or makes the one that the postal code lacks, as after `reset`. Never rejects.
     */
    async settle() {
      const zipcode = cleanDigits(form.values.peek().zipcode);
      const { status } = places.place.peek();
      if (status === 'loading') await lookup;
      else if (status === 'idle' && checkZipcode(zipcode) === null) await lookUp(zipcode);
    },
  };
}
