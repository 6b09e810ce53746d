import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { toastCopy } from '../../copy/notices.ts';

export type ToastKind = keyof typeof toastCopy;

export interface Toast {
  id: number;
  kind: ToastKind;
  params: Readonly<Record<string, string>>;
}

const DURATION_MS = 6_000;

export type ToastStore = ReturnType<typeof createToastStore>;

export function createToastStore() {
  const toasts = signal<readonly Toast[]>([]);
  let lastId = 0;

  const dismiss = (id: number) => {
    toasts.value = toasts.value.filter((toast) => toast.id !== id);
  };

  return {
    toasts: toasts as ReadonlySignal<readonly Toast[]>,
    dismiss,
    hide(kind: ToastKind) {
      const rest = toasts.value.filter((toast) => toast.kind !== kind);
      if (rest.length < toasts.value.length) toasts.value = rest;
    },
    /** Shows a toast for `DURATION_MS`; `drafts-in-memory` stays until it is dismissed. Replaces one of the same kind. */
    show(kind: ToastKind, params: Record<string, string> = {}) {
      lastId += 1;
      const id = lastId;
      toasts.value = [...toasts.value.filter((toast) => toast.kind !== kind), { id, kind, params }];
      if (kind !== 'drafts-in-memory') setTimeout(() => dismiss(id), DURATION_MS);
    },
  };
}
