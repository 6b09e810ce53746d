import { useEffect, useRef, useState } from 'react';
import { type ShareWords, shareCopy } from '../copy/share.ts';
import { createLazy } from '../lib/lazy.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { useCommonStores } from '../use-stores.ts';
import type { ShareCard } from './share/share-card.ts';
import { WhatsAppLink } from './share/WhatsAppLink.tsx';

interface ShareActionsProps {
  card: ShareCard;
  words: ShareWords;
  label?: string;
}

/**
 * A button that opens the dialog with the picture to share. If its code can't be fetched, a link sends the words alone.
 */
export function ShareActions({ card, words, label = shareCopy.share }: ShareActionsProps) {
  const { modal } = useCommonStores();
  const [isOpen, setOpen] = useState(false);
  const { current: ShareDialog, error, forgetError } = useLazy(dialogCode, isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = isOpen && !ShareDialog && error === null;
  const hasOtherDialog = modal.current.value !== null;

  // Two dialogs never stand on each other: the end of the session, for example, closes this one.
  useEffect(() => {
    if (hasOtherDialog) setOpen(false);
  }, [hasOtherDialog]);

  function open() {
    forgetError();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    // Headless UI does not know a button that was pressed before its code was loaded.
    setTimeout(() => button.current?.focus());
  }

  return (
    <>
      <Button ref={button} variant="primary" isBusy={isBusy} onClick={open}>
        {isBusy ? shareCopy.sharing : label} <Icon name="share" />
      </Button>
      {isOpen && error !== null ? (
        <>
          <span role="status">{shareCopy.failed}</span>
          <WhatsAppLink words={words} />
        </>
      ) : null}
      {isOpen && ShareDialog && !hasOtherDialog ? (
        <ShareDialog card={card} words={words} onClose={close} />
      ) : null}
    </>
  );
}

const dialogCode = createLazy(async () => (await import('./share/ShareDialog.tsx')).ShareDialog);
