/** Finds the place of a postal code while a form is filled in. A service that fails never blocks the form. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import type { ZipcodePlace } from '../../domain/types.ts';
import { toApiError } from '../shell/error-dialogs.ts';

/** How far the search is. `by-hand`: the service failed, and the place is chosen by the player. */
export type PlaceState =
  | { status: 'idle' | 'looking' | 'not-found' | 'by-hand' }
  | { status: 'found'; place: ZipcodePlace };

/** A search that a form starts while it is being filled in. */
export interface ZipcodeSearch {
  state: ReadonlySignal<PlaceState>;
  /** Looks up five digits, instead of what was being looked up. Never rejects. */
  look(zipcode: string): Promise<void>;
  /** Forgets what was found; a choice by hand stays possible. */
  reset(): void;
  /** Settles when no search is under way. */
  settled(): Promise<void>;
}

interface ZipcodeDeps {
  api: Pick<Api, 'zipcode'>;
  onFound: (place: ZipcodePlace) => void;
  onNotFound: () => void;
  onFailure: (error: ApiError, retry: () => void) => void;
}

/** Makes the search. */
export function createZipcodeSearch({ api, onFound, onNotFound, onFailure }: ZipcodeDeps): ZipcodeSearch {
  const state = signal<PlaceState>({ status: 'idle' }, { name: 'zipcode.state' });
  let stop: AbortController | undefined;
  let search: Promise<void> = Promise.resolve();
  let hasFailed = false;

  async function run(zipcode: string, mine: AbortController) {
    state.value = { status: 'looking' };
    try {
      const place = await api.zipcode(zipcode, { signal: mine.signal });
      if (mine.signal.aborted) return;
      hasFailed = false;
      state.value = { status: 'found', place };
      onFound(place);
    } catch (thrown) {
      if (mine.signal.aborted) return;
      const error = toApiError(thrown);
      if (error.kind === 'zipcode-not-found') {
        state.value = { status: 'not-found' };
        onNotFound();
        return;
      }
      hasFailed = true;
      state.value = { status: 'by-hand' };
      onFailure(error, () => void look(zipcode));
    }
  }

  function look(zipcode: string): Promise<void> {
    stop?.abort();
    stop = new AbortController();
    search = run(zipcode, stop);
    return search;
  }

  return {
    state,
    look,
    reset() {
      stop?.abort();
      state.value = { status: hasFailed ? 'by-hand' : 'idle' };
    },
    settled: () => search,
  };
}
