import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface OverlayProps {
  name: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/** Whether a click was on the backdrop, which belongs to the dialog but lies outside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

/** A modal dialog of the panel. Escape and a press on its backdrop close it; the focus returns to where it was. */
export function Overlay({ name, className, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: a dialog that is removed while open returns no focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of the backdrop.
    <dialog
      ref={dialog}
      className={`overlay ${className}`}
      aria-label={name}
      onCancel={(event) => {
        // React removes the element; a dialog that closed itself would stay as an empty one.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (isOnBackdrop(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
