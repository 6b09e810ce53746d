import { computed, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import { toApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { type AsyncState, createResource, getData } from '../lib/resource.ts';

/**
 * `ready` with null: the postal code does not exist. `failed`: a look-up has failed, so the player types the place. It
 * stays `failed` when the postal code changes, except during the next look-up, until a look-up finds a place.
 */
export type PlaceState = AsyncState<ZipcodePlace | null>;

/** Looks up the place of a postal code. */
export function createPlaceLookup(api: Api) {
  const hasFailed = signal(false);
  const places = createResource<ZipcodePlace | null, string>({
    request: (zipcode, options) =>
      api
        .send((calls) => calls.zipcode(zipcode), options)
        .catch((thrown: unknown) => {
          if (toApiError(thrown).kind === 'zipcode-not-found') return null;
          throw thrown;
        }),
    // The form has one postal code: only the last look-up counts.
    getKey: () => 'form',
  });

  return {
    place: computed((): PlaceState => {
      const state = places.get('form');
      return state.status === 'idle' && hasFailed.value ? { status: 'failed' } : state;
    }),
    /**
     * Resolves with the place, with null for a postal code that does not exist, and with `replaced` if a newer look-up
     * or `reset` has replaced this one. Rejects when the call fails.
     */
    async load(zipcode: string): Promise<ZipcodePlace | null | 'replaced'> {
      const isLast = await places.load(zipcode).catch((thrown: unknown) => {
        hasFailed.value = true;
        throw thrown;
      });
      if (!isLast) return 'replaced';
      const found = getData(places.peek(zipcode));
      if (found) hasFailed.value = false;
      return found;
    },
    /** Forgets the place, and aborts a look-up under way. */
    reset: places.reset,
  };
}
