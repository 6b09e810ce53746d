import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import { IconButton } from './icons.tsx';

interface OverlayProps {
  name: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A click on the backdrop has the dialog as its target but lies outside the dialog's box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

export function Overlay({ name, className = '', onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes the dialog before React removes it, because removing an open dialog does not restore the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog by keyboard.
    <dialog
      ref={dialog}
      className={`overlay ${className}`}
      aria-label={name}
      onCancel={(event) => {
        // Prevents the native close of the dialog, because React removes the dialog when `onClose` runs.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => isOnBackdrop(event) && onClose()}
    >
      {children}
    </dialog>
  );
}

export function TitledOverlay({ name, className = '', onClose, children }: OverlayProps) {
  return (
    <Overlay name={name} className={`sheet ${className}`} onClose={onClose}>
      <div className="line panel-header">
        <h2 className="grow">{name}</h2>
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div className="part">{children}</div>
    </Overlay>
  );
}
