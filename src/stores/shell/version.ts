/**
 * Detects a new build on the server while the page is open, and offers it to the player. If a chunk is
 * missing and the server has a new build, the page is reloaded. If the page was reloaded for this build
 * before, or the page has unsaved input, the new build is only offered.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { fetchServedBuild } from '../../api/served-build.ts';
import { MINUTE_MS } from '../../domain/centre-time.ts';
import type { Clock } from '../../lib/clock.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

const CHECK_INTERVAL_MS = 10 * MINUTE_MS;

/** Fields whose contents only the page has. The score fields aren't among them, because drafts are stored. */
const FIELDS = 'textarea, form :is(input, select), [data-modal] input';

/** The chosen answer of the trivia, which is stored only when it is sent. */
const CHOICE = '[data-modal] [aria-pressed=true]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isFilled(field: Field): boolean {
  if ('readOnly' in field && field.readOnly) return false;
  if (/checkbox|radio/.test(field.type)) {
    const { checked, defaultChecked } = field as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return field.value !== '';
}

/** Whether a field or a dialog has something that the user typed or chose and a reload would lose. */
function hasVisibleInput(): boolean {
  if (document.querySelector(CHOICE)) return true;
  return [...document.querySelectorAll<Field>(FIELDS)].some(isFilled);
}

interface VersionDeps {
  clock: Clock;
  storage: KeyValueStorage;
  /** Whether a store has input that a reload would lose and that no field of the page may show. */
  hasStoredInput: () => boolean;
}

export function createVersionStore({ clock, storage, hasStoredInput }: VersionDeps) {
  const runningBuild =
    globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null;
  const isOffered = signal(false);
  // The page has just been served, so the first check is due only after `CHECK_INTERVAL_MS`.
  let lastCheck = clock.now();

  const losesInput = () => hasStoredInput() || hasVisibleInput();

  const newerBuild = async () => {
    const served = runningBuild === null ? null : await fetchServedBuild();
    return served !== runningBuild ? served : null;
  };

  return {
    isOffered: isOffered as ReadonlySignal<boolean>,
    async check() {
      if (clock.now() - lastCheck < CHECK_INTERVAL_MS) return;
      lastCheck = clock.now();
      if ((await newerBuild()) !== null) isOffered.value = true;
    },
    async onMissingChunk() {
      const served = await newerBuild();
      // A reload does not help when the server has the same build, or when a build is unknown (null).
      if (served === null) return;
      const hasTried = storage.get(STORAGE_KEYS.reloadGuard) === served;
      if (hasTried || losesInput()) {
        isOffered.value = true;
        return;
      }
      storage.set(STORAGE_KEYS.reloadGuard, served);
      location.reload();
    },
    /** Whether `update` loses what the user has typed or chosen. */
    losesInput,
    update: () => location.reload(),
    postpone() {
      isOffered.value = false;
    },
  };
}
