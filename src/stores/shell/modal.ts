/**
 * One dialog is open at a time (spec §2, §3); the next ones wait in a queue, each type once. `dialogs.ts` says which
 * dialogs make way for the next one.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { type DialogRequest, type DialogType, WHEN_ANOTHER_IS_SHOWN } from './dialogs.ts';

export type ModalStore = ReturnType<typeof createModalStore>;

export function createModalStore() {
  const current = signal<DialogRequest | null>(null);
  let waiting: readonly DialogRequest[] = [];

  function openNext() {
    const [first = null, ...others] = waiting;
    waiting = others;
    current.value = first;
  }

  function dropWaiting(type: DialogType) {
    waiting = waiting.filter((request) => request.type !== type);
  }

  /**
   * Closes the open dialog before its answer runs, so that the answer can show another one at once, as the review of
   * the remaining scores after a refusal. That dialog opens before those that wait.
   */
  function closeWith(answer: 'onAccept' | 'onCancel') {
    const open = current.value;
    batch(() => {
      current.value = null;
      try {
        open?.[answer]?.();
      } finally {
        if (!current.value) openNext();
      }
    });
  }

  function closeAtEnd(request: DialogRequest) {
    request.until?.addEventListener('abort', () => {
      waiting = waiting.filter((one) => one !== request);
      if (current.value === request) openNext();
    });
  }

  function enqueue(request: DialogRequest) {
    const all = [...waiting, request];
    waiting = [...all.filter((one) => !isReopenedLast(one)), ...all.filter(isReopenedLast)];
  }

  return {
    current: current as ReadonlySignal<DialogRequest | null>,
    isVisible: computed(() => current.value !== null),
    /**
     * Shows a dialog at once if none is open or the open one makes way for it, and removes a queued dialog of the same
     * type. Otherwise queues it, unless a dialog of the same type is open or queued.
     */
    show(request: DialogRequest) {
      const open = current.value;
      closeAtEnd(request);
      if (!open || WHEN_ANOTHER_IS_SHOWN[open.type] === 'close') {
        dropWaiting(request.type);
        current.value = request;
        return;
      }
      if ([open, ...waiting].some(({ type }) => type === request.type)) return;
      if (isReopenedLast(open)) {
        enqueue(open);
        current.value = request;
      } else {
        enqueue(request);
      }
    },
    /** Shows another request in place of the open one, whose type it has. */
    replace(request: DialogRequest) {
      closeAtEnd(request);
      current.value = request;
    },
    /** Closes the dialog of that type, open or queued. */
    hide(type: DialogType) {
      dropWaiting(type);
      if (current.value?.type === type) openNext();
    },
    clear() {
      waiting = [];
      current.value = null;
    },
    accept() {
      closeWith('onAccept');
    },
    cancel() {
      closeWith('onCancel');
    },
  };
}

const isReopenedLast = ({ type }: DialogRequest) => WHEN_ANOTHER_IS_SHOWN[type] === 'reopen-last';
