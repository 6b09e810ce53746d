import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

/**
 * Account that waits for its confirmation code. Stored on the device until the player logs in, logs out or
 * leaves the confirmation page, to which `coac` gives access (spec §3).
 */
export interface Verification {
  nav: 'coac';
  email: string;
}

export interface VerificationStore {
  record: ReadonlySignal<Verification | null>;
  emailHint: ReadonlySignal<string>;
  restore(): void;
  set(email: string): void;
  clear(): void;
  setEmailHint(email: string): void;
}

function readRecord(storage: KeyValueStorage): Verification | null {
  try {
    const record: unknown = JSON.parse(storage.get(STORAGE_KEYS.verification) ?? 'null');
    if (typeof record !== 'object' || record === null) return null;
    const { nav, email } = record as Partial<Verification>;
    return nav === 'coac' && typeof email === 'string' && email.length <= 254 ? { nav, email } : null;
  } catch {
    return null;
  }
}

export function createVerificationStore(storage: KeyValueStorage): VerificationStore {
  const record = signal<Verification | null>(null);
  const emailHint = signal('');

  return {
    record,
    emailHint,
    restore() {
      record.value = readRecord(storage);
    },
    set(email) {
      const next: Verification = { nav: 'coac', email };
      batch(() => {
        record.value = next;
        emailHint.value = email;
      });
      storage.set(STORAGE_KEYS.verification, JSON.stringify(next));
    },
    clear() {
      record.value = null;
      storage.remove(STORAGE_KEYS.verification);
    },
    setEmailHint(email) {
      emailHint.value = email;
    },
  };
}
