import { useEffect, useState } from 'react';
import { type ShareWords, shareCopy } from '../../copy/share.ts';
import { reportError } from '../../lib/report-error.ts';
import { getSiteUrl, shareFile } from '../../lib/share.ts';
import { TextButton } from '../../ui/Button.tsx';
import { Dialog, DialogButton } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeldPicture } from '../HeldPicture.tsx';
import { CardPreview } from './CardPreview.tsx';
import type { CardFormat } from './card-size.ts';
import { FormatChoice } from './FormatChoice.tsx';
import type { ShareCard } from './share-card.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

interface ShareDialogProps {
  card: ShareCard;
  words: ShareWords;
  onClose: () => void;
}

/** Shows the picture to share, in the format that the player chooses, and shares it. */
export function ShareDialog({ card, words, onClose }: ShareDialogProps) {
  const [format, setFormat] = useState<CardFormat>('feed');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  /** URL of the picture that was offered for saving. */
  const [picture, setPicture] = useState<string | null>(null);
  const isBusy = state === 'busy';

  useEffect(() => {
    if (picture !== null) return () => URL.revokeObjectURL(picture);
  }, [picture]);

  function choose(next: CardFormat) {
    setFormat(next);
    setPicture(null);
    setState('idle');
  }

  async function share() {
    setState('busy');
    setPicture(null);
    try {
      const { renderCard } = await import('./draw-card.ts');
      const name = getFileName(words, format);
      const file = new File([await renderCard(card, format)], name, { type: 'image/png' });
      if ((await shareFile(file, words.text(getSiteUrl()))) === 'offered')
        setPicture(URL.createObjectURL(file));
      setState('idle');
    } catch (thrown) {
      reportError(thrown);
      // Without a picture the dialog stays open, because its WhatsApp link needs none.
      setState('failed');
    }
  }

  return (
    <Dialog
      onClose={onClose}
      isDismissable={!isBusy}
      variant="confirm"
      title={shareCopy.title}
      regionLabel={shareCopy.preview}
      tools={
        <div className="grid gap-2 pt-3 pb-1">
          <FormatChoice format={format} isDisabled={isBusy} onChange={choose} />
          {state === 'failed' ? <p role="status">{shareCopy.failed}</p> : null}
        </div>
      }
      data-share={format}
      actions={
        <>
          <DialogButton variant="primary" isBusy={isBusy} data-autofocus onClick={() => void share()}>
            {isBusy ? shareCopy.sharing : shareCopy.sharePicture} <Icon name="share" />
          </DialogButton>
          <WhatsAppLink words={words} isWide />
          <TextButton
            className="col-span-full justify-self-center"
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onClose}
          >
            {shareCopy.close}
          </TextButton>
        </>
      }
    >
      <div className="grid justify-items-center pt-3 short:pt-0 pb-1">
        {picture === null ? (
          <CardPreview card={card} label={shareCopy.picture} format={format} className={PREVIEW} />
        ) : (
          <HeldPicture src={picture} alt={shareCopy.picture} />
        )}
      </div>
    </Dialog>
  );
}

/** Both formats are equally high, so that nothing moves when the other one is chosen. */
const PREVIEW = 'h-[min(42vh,26rem)] short:h-[calc(100vh-82px)] w-auto';

const getFileName = ({ fileName }: ShareWords, format: CardFormat) =>
  format === 'feed' ? fileName : fileName.replace(/\.png$/, '-historia.png');
