/** The account that waits for its code (spec §3): its record, why it waits, and the e-mail that goes with it. */
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

/** Held while an account waits for its code; `coac` opens the confirmation page and nothing else. */
export interface Verification {
  nav: 'coac';
  email: string;
}

/** The record and what belongs to it. */
export interface VerificationStore {
  record: ReadonlySignal<Verification | null>;
  isRegistered: ReadonlySignal<boolean>;
  emailHint: ReadonlySignal<string>;
  /** Takes up the record of an earlier visit. */
  restore(): void;
  /** Keeps a record, on the device too. */
  set(email: string, reason?: 'registered'): void;
  /** Forgets it; the e-mail is still offered where it would be typed again. */
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

/** Makes the store; it is a part of the auth store. */
export function createVerificationStore(storage: KeyValueStorage): VerificationStore {
  const record = signal<Verification | null>(null, { name: 'auth.verification' });
  const isRegistered = signal(false, { name: 'auth.isRegistered' });
  const emailHint = signal('', { name: 'auth.emailHint' });

  return {
    record,
    isRegistered,
    emailHint,
    restore() {
      record.value = readRecord(storage);
    },
    set(email, reason) {
      const next: Verification = { nav: 'coac', email };
      batch(() => {
        record.value = next;
        isRegistered.value = reason === 'registered';
        emailHint.value = email;
      });
      storage.set(STORAGE_KEYS.verification, JSON.stringify(next));
    },
    clear() {
      batch(() => {
        record.value = null;
        isRegistered.value = false;
      });
      storage.remove(STORAGE_KEYS.verification);
    },
    setEmailHint(email) {
      emailHint.value = email;
    },
  };
}
