import { computed, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { type AsyncState, createResource } from '../lib/resource.ts';

/**
 * `ready` with null: the postal code does not exist. `failed`: a look-up has failed, so the player types the place. It
 * stays `failed` when the postal code changes, except during the next look-up, until a look-up finds a place.
 */
export type PlaceState = AsyncState<ZipcodePlace | null>;

/** Looks up the place of a postal code. */
export function createPlaceLookup(api: Api) {
  const hasFailed = signal(false);
  const places = createResource<ZipcodePlace | null, string>({
    async request(zipcode, options) {
      try {
        const found = await api.send((calls) => calls.zipcode(zipcode), options);
        if (!options.signal.aborted) hasFailed.value = false;
        return found;
      } catch (thrown) {
        if (toApiError(thrown).kind === 'zipcode-not-found') return null;
        if (!options.signal.aborted) hasFailed.value = true;
        throw thrown;
      }
    },
    // The form has one postal code: only the last look-up counts.
    getKey: () => 'form',
  });

  return {
    place: computed((): PlaceState => {
      const state = places.get('form');
      return state.status === 'idle' && hasFailed.value ? { status: 'failed' } : state;
    }),
    /**
     * Resolves with the place of the postal code, or with null if the code doesn't exist. While another code is looked
     * up meanwhile, resolves with that one's place. Rejects when the call fails; with `aborted` if `reset` ends it.
     */
    load: (zipcode: string): Promise<ZipcodePlace | null> => places.load(zipcode),
    /** Forgets the place, and aborts a look-up under way. */
    reset: places.reset,
  };
}
