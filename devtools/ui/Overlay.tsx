import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { copy } from '../copy/shared.ts';
import { PlainIconButton } from './PlainIconButton.tsx';

const BOX = `inset-x-4 top-24 bottom-4 mx-auto my-0 flex max-h-[calc(100dvh-120px)] max-w-none flex-col p-0
  overflow-visible border border-edge bg-f1 text-inherit [box-shadow:0_0_0_4px_#0006] backdrop:bg-[#000000b8]
  max-lg:inset-0 max-lg:max-h-dvh`;

interface OverlayProps {
  name: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

export function Overlay({ name, className, onClose, children }: OverlayProps) {
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
      className={`${BOX} ${className}`}
      aria-label={name}
      onCancel={(event) => {
        // React also tells of a dialog or a file field inside this one.
        if (event.target !== event.currentTarget) return;
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

/** A click on the backdrop has the dialog as its target but lies outside the dialog's box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

interface TitledOverlayProps extends Omit<OverlayProps, 'className'> {
  size?: keyof typeof WIDTHS;
}

const WIDTHS = {
  narrow: 'w-[min(100%-32px,420px)] max-lg:w-[min(100%,420px)]',
  wide: 'w-[min(100%-32px,620px)] max-lg:w-[min(100%,420px)]',
  widest: 'w-[min(100%-32px,1040px)] max-lg:w-full',
};

export function TitledOverlay({ name, size = 'narrow', onClose, children }: TitledOverlayProps) {
  return (
    <Overlay name={name} className={WIDTHS[size]} onClose={onClose}>
      <div className="line gap-1 bg-f1 py-0.75 pr-2 pl-3 max-lg:min-h-12">
        <h2 className="grow text-lg">{name}</h2>
        <PlainIconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      {/* The area that scrolls would cut an outline outside the controls of a list. */}
      <div
        className={`part overflow-auto ${size === 'narrow' ? '' : 'pb-0 [&_li_:focus-visible]:-outline-offset-2'}`}
      >
        {children}
      </div>
    </Overlay>
  );
}
