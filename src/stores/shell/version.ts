/**
 * Detects a new build while the page is open. A new build is offered when the player returns to the tab. A missing
 * chunk reloads the page, once per build and never while a form has unsaved input.
 */

import { type ReadonlySignal, signal } from '@preact/signals-react';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { Clock } from '../../lib/clock.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

/** Minimum time between two checks (ms). */
const CHECK_EVERY = 10 * MINUTE_MS;

export interface VersionStore {
  /** Whether “Hay una versión nueva” is shown. */
  isOffered: ReadonlySignal<boolean>;
  /** Fetches the id of the served build, at most every ten minutes. */
  check(): Promise<void>;
  /** Reloads or offers the new build. Does nothing when the served build is the running one. */
  onMissingChunk(): Promise<void>;
  update(): void;
  postpone(): void;
}

interface VersionDeps {
  clock: Clock;
  storage: KeyValueStorage;
  /** Null in development. */
  runningBuild: string | null;
  fetchBuild: () => Promise<string | null>;
  hasUnsavedInput: () => boolean;
  reload: () => void;
}

export function createVersionStore({
  clock,
  storage,
  runningBuild,
  fetchBuild,
  hasUnsavedInput,
  reload,
}: VersionDeps): VersionStore {
  const isOffered = signal(false);
  // The page has just been served, so the first check can wait.
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
      // Same build, or no network: a reload wouldn't help. The crash screen offers one.
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
