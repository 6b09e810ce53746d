/** Short notices that disappear on their own. */
import { type ReadonlySignal, signal } from '@preact/signals-react';

/** The text of each kind is in `copy/toasts.ts`. */
export type ToastKind =
  | 'session-closed-elsewhere'
  | 'drafts-in-memory'
  | 'closes-soon'
  | 'reminder-saved'
  | 'link-copied'
  | 'share-saved';

export interface Toast {
  id: number;
  kind: ToastKind;
  /** Values for the text, such as the names of a game. */
  params: Readonly<Record<string, string>>;
}

export interface ToastStore {
  toasts: ReadonlySignal<readonly Toast[]>;
  /** Shows a notice for `duration` ms, or until it is dismissed when that is 0. Replaces a notice of the same kind. */
  show(kind: ToastKind, options?: { params?: Record<string, string>; duration?: number }): void;
  dismiss(id: number): void;
  /** Removes the notice of this kind. */
  hide(kind: ToastKind): void;
}

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
