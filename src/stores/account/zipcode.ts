import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import type { AsyncState } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { type PageLoads, toApiError } from '../shell/error-dialogs.ts';

/**
 * `ready` with null: the postal code does not exist. `failed`: the lookup failed, so the player types the
 * place. After a failed lookup, `reset` sets `failed` instead of `idle` until a lookup finds a place.
 */
export type PlaceState = AsyncState<ZipcodePlace | null>;

export type ZipcodeLookup = ReturnType<typeof createZipcodeLookup>;

interface ZipcodeDeps {
  api: Pick<Api, 'zipcode'>;
  onFound: (place: ZipcodePlace) => void;
  onNotFound: () => void;
  /** The loads of the page, which show a dialog for a failed lookup. */
  loads: Pick<PageLoads, 'run'>;
}

export function createZipcodeLookup({ api, onFound, onNotFound, loads }: ZipcodeDeps) {
  const state = signal<PlaceState>({ status: 'idle' });
  const latest = createLatest();
  let inFlight: Promise<void> = Promise.resolve();
  let hasFailed = false;

  async function request(zipcode: string) {
    const signal = latest.next();
    state.value = { status: 'loading', data: null };
    try {
      const place = await api.zipcode(zipcode, { signal });
      if (signal.aborted) return;
      hasFailed = false;
      state.value = { status: 'ready', data: place };
      onFound(place);
    } catch (thrown) {
      if (signal.aborted) return;
      if (toApiError(thrown).kind === 'zipcode-not-found') {
        state.value = { status: 'ready', data: null };
        onNotFound();
        return;
      }
      hasFailed = true;
      state.value = { status: 'failed' };
      throw thrown;
    }
  }

  function lookup(zipcode: string): Promise<void> {
    inFlight = loads.run(
      () => request(zipcode),
      () => void lookup(zipcode),
    );
    return inFlight;
  }

  return {
    state: state as ReadonlySignal<PlaceState>,
    lookup,
    reset() {
      latest.next();
      state.value = { status: hasFailed ? 'failed' : 'idle' };
    },
    whenIdle: () => inFlight,
  };
}
