import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import { parseStored } from '../../domain/parse-stored.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

/**
 * Account that waits for its confirmation code. Stored on the device until the player logs in, logs out or
 * leaves the confirmation page, to which `coac` gives access (spec §3).
 */
export interface Verification {
  nav: 'coac';
  email: string;
  /**
   * False when the server has mailed no code, so the confirmation page offers to send one at once. The stores set it: a
   * code is mailed after a registration, a refused log-in (`onUnverified` in `stores/index.ts`) and “Reenviar código”.
   */
  isCodeMailed?: false;
}

export type VerificationStore = ReturnType<typeof createVerificationStore>;

/** Reads nothing from storage before `restore`. */
export function createVerificationStore(storage: KeyValueStorage) {
  const record = signal<Verification | null>(null);
  const emailHint = signal('');

  return {
    record: record as ReadonlySignal<Verification | null>,
    /**
     * The e-mail with which the log-in form and “¿Olvidaste tu contraseña?” begin: that of the last form which was sent,
     * or of the link that led to the log-in.
     */
    emailHint: emailHint as ReadonlySignal<string>,
    setEmailHint(email: string) {
      emailHint.value = email;
    },
    /** That e-mail, else that of the record; empty without both. */
    getKnownEmail: () => emailHint.peek() || record.peek()?.email || '',
    restore() {
      record.value = readVerification(storage);
    },
    set(email: string, isCodeMailed: boolean) {
      const previous = record.peek();
      // A refusal without a mail doesn't undo an earlier mail to the same e-mail.
      const wasMailed = previous?.email === email && previous.isCodeMailed !== false;
      const next = createVerification(email, isCodeMailed || wasMailed);
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
  };
}

function readVerification(storage: KeyValueStorage): Verification | null {
  const stored = parseStored(storage.get(STORAGE_KEYS.verification));
  if (typeof stored !== 'object' || stored === null) return null;
  const { nav, email, isCodeMailed } = stored as Partial<Verification>;
  if (nav !== 'coac' || typeof email !== 'string' || email.length > 254) return null;
  return createVerification(email, isCodeMailed !== false);
}

const createVerification = (email: string, isCodeMailed: boolean): Verification =>
  isCodeMailed ? { nav: 'coac', email } : { nav: 'coac', email, isCodeMailed };
