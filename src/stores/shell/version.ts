/**
 * A new build behind a page that is open. After a deploy the old page is told once it comes back to the front; a
 * chunk that is gone reloads the page, once per build and never over something typed.
 */

import { type ReadonlySignal, signal } from '@preact/signals-react';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { Clock } from '../../lib/clock.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

/** Between two questions to the server, ms. */
const CHECK_EVERY = 10 * MINUTE_MS;

/** The store as the shell sees it. */
export interface VersionStore {
  /** Whether "Hay una versión nueva" stands. */
  isOffered: ReadonlySignal<boolean>;
  /** Asks which build is served, at most every ten minutes. */
  check(): Promise<void>;
  /** A part of the page could not be fetched: reloads, offers, or leaves it at the error, as fits. */
  onMissingChunk(): Promise<void>;
  update(): void;
  postpone(): void;
}

interface VersionDeps {
  clock: Clock;
  storage: KeyValueStorage;
  /** The running build; null in development. */
  runningBuild: string | null;
  fetchBuild: () => Promise<string | null>;
  hasUnsavedInput: () => boolean;
  reload: () => void;
}

/** Makes the store. */
export function createVersionStore({
  clock,
  storage,
  runningBuild,
  fetchBuild,
  hasUnsavedInput,
  reload,
}: VersionDeps): VersionStore {
  const isOffered = signal(false, { name: 'version.isOffered' });
  // The page has just been served: the first question can wait as long as any other.
  let lastCheck = clock.now();

  const newerBuild = async () => {
    const served = runningBuild === null ? null : await fetchBuild();
    return served !== null && served !== runningBuild ? served : null;
  };

  return {
    isOffered,
    async check() {
      if (clock.now() - lastCheck < CHECK_EVERY) return;
      lastCheck = clock.now();
      if ((await newerBuild()) !== null) isOffered.value = true;
    },
    async onMissingChunk() {
      const served = await newerBuild();
      // Same build, or no network: a reload would change nothing, and the error screen offers one.
      if (served === null) return;
      const hasTried = storage.get(STORAGE_KEYS.reloadGuard) === served;
      if (hasTried || hasUnsavedInput()) {
        isOffered.value = true;
        return;
      }
      storage.set(STORAGE_KEYS.reloadGuard, served);
      reload();
    },
    update: reload,
    postpone() {
      isOffered.value = false;
    },
  };
}
