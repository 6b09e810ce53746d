/** Short notices that come and go on their own, or wait for the person when they carry an action. */
import { type ReadonlySignal, signal } from '@preact/signals-react';

/** What a notice is about; the words are chosen by whoever draws it. */
export type ToastKind =
  | 'session-closed-elsewhere'
  | 'drafts-in-memory'
  | 'closes-soon'
  | 'reminder-saved'
  | 'link-copied'
  | 'share-saved';

/** One notice. */
export interface Toast {
  id: number;
  kind: ToastKind;
  /** What the words may need, for instance the names of a game. */
  params: Readonly<Record<string, string>>;
}

/** The store as pages and the shell see it. */
export interface ToastStore {
  toasts: ReadonlySignal<readonly Toast[]>;
  /** Shows a notice for `duration` ms; 0 means until it is dismissed. The same kind replaces itself. */
  show(kind: ToastKind, options?: { params?: Record<string, string>; duration?: number }): void;
  dismiss(id: number): void;
  /** Takes the notice of this kind away, because what it says is no longer true. */
  hide(kind: ToastKind): void;
}

/** Makes the toast store. */
export function createToastStore(): ToastStore {
  const toasts = signal<readonly Toast[]>([], { name: 'toasts' });
  let lastId = 0;

  const dismiss = (id: number) => {
    toasts.value = toasts.value.filter((toast) => toast.id !== id);
  };

  return {
    toasts,
    dismiss,
    hide(kind) {
      const rest = toasts.value.filter((toast) => toast.kind !== kind);
      if (rest.length < toasts.value.length) toasts.value = rest;
    },
    show(kind, { params = {}, duration = 6_000 } = {}) {
      lastId += 1;
      const id = lastId;
      toasts.value = [...toasts.value.filter((toast) => toast.kind !== kind), { id, kind, params }];
      if (duration > 0) setTimeout(() => dismiss(id), duration);
    },
  };
}
