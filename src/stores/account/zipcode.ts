import { computed, signal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { type AsyncState, createResource, getData } from '../lib/resource.ts';
import { type PageLoads, toApiError } from '../shell/error-dialogs.ts';

/**
 * `ready` with null: the postal code does not exist. `failed`: the lookup failed, so the player types the
 * place. After a failed lookup, `reset` sets `failed` instead of `idle` until a lookup finds a place.
 */
export type PlaceState = AsyncState<ZipcodePlace | null>;

interface ZipcodeDeps {
  api: Pick<Api, 'zipcode'>;
  onFound: (place: ZipcodePlace) => void;
  onNotFound: () => void;
  /** The loads of the page, which show a dialog for a failed lookup. */
  loads: Pick<PageLoads, 'run'>;
}

export function createZipcodeLookup({ api, onFound, onNotFound, loads }: ZipcodeDeps) {
  const places = createResource<ZipcodePlace | null, string>({
    request: (zipcode, options) =>
      api.zipcode(zipcode, options).catch((thrown: unknown) => {
        if (toApiError(thrown).kind === 'zipcode-not-found') return null;
        throw thrown;
      }),
    // The form has one postal code: only the last lookup counts.
    getKey: () => 'form',
  });
  const hasFailed = signal(false);
  let inFlight: Promise<void> = Promise.resolve();

  async function request(zipcode: string) {
    const isLast = await places.load(zipcode).catch((thrown: unknown) => {
      hasFailed.value = true;
      throw thrown;
    });
    if (!isLast) return;
    const place = getData(places.peek(zipcode));
    if (place === null) {
      onNotFound();
      return;
    }
    hasFailed.value = false;
    onFound(place);
  }

  function lookup(zipcode: string): Promise<void> {
    inFlight = loads.run(
      () => request(zipcode),
      () => void lookup(zipcode),
    );
    return inFlight;
  }

  return {
    state: computed((): PlaceState => {
      const state = places.get('form');
      return state.status === 'idle' && hasFailed.value ? { status: 'failed' } : state;
    }),
    lookup,
    reset: places.reset,
    whenIdle: () => inFlight,
  };
}
