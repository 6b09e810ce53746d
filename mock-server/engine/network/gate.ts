export type Gate = ReturnType<typeof createGate>;

/** Returns the gate at which calls wait while a time jump changes the world. It starts open. */
export function createGate() {
  let opened = Promise.resolve();
  let open = () => {};
  let isOpen = true;
  return {
    isOpen: () => isOpen,
    /** Resolves as soon as the gate is open. */
    whenOpen: () => opened,
    close() {
      if (!isOpen) return;
      isOpen = false;
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    open() {
      isOpen = true;
      open();
    },
  };
}
