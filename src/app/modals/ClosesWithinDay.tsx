import { useLayoutEffect, useRef } from 'react';
import { modalExtrasCopy } from '../../copy/modals.ts';
import { TextButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

export function ClosesWithinDay({ count, onGoToFirst }: { count: number; onGoToFirst: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // When the last game that closes soon has closed, React removes this note. If its button has the focus, the
  // focus moves to the dialog.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement !== current) return;
      current?.closest('[data-modal]')?.querySelector<HTMLElement>('[tabindex]')?.focus();
    };
  }, []);
  return (
    <div className="mt-3 border-2 border-tinta bg-elote px-3.5 pt-3 text-sm/medium">
      <p>{modalExtrasCopy.closesWithinDay(count)}</p>
      <TextButton ref={button} onClick={onGoToFirst}>
        {modalExtrasCopy.goToFirst} <Icon name="arrow" size={18} />
      </TextButton>
    </div>
  );
}
