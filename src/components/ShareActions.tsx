import { useEffect, useState } from 'react';
import { type ShareWords, shareCopy } from '../copy/share.ts';
import { reportError } from '../lib/report-error.ts';
import { getSiteUrl, shareFile } from '../lib/share.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { HeldPicture } from './HeldPicture.tsx';
import type { ShareCard } from './share/share-card.ts';

interface ShareActionsProps {
  card: ShareCard;
  words: ShareWords;
  label?: string;
}

export function ShareActions({ card, words, label = shareCopy.share }: ShareActionsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [picture, setPicture] = useState<string | null>(null);
  const url = getSiteUrl();
  const text = words.text(url);

  useEffect(() => {
    if (picture !== null) return () => URL.revokeObjectURL(picture);
  }, [picture]);

  async function share() {
    setState('busy');
    setPicture(null);
    try {
      const { renderCard } = await import('./share/draw-card.ts');
      const file = new File([await renderCard(card)], words.fileName, { type: 'image/png' });
      if ((await shareFile(file, text)) === 'offered') setPicture(URL.createObjectURL(file));
      setState('idle');
    } catch (thrown) {
      reportError(thrown);
      // The WhatsApp link below still works.
      setState('failed');
    }
  }

  return (
    <>
      <Button variant="primary" isBusy={state === 'busy'} onClick={() => void share()}>
        {state === 'busy' ? shareCopy.sharing : label} <Icon name="share" />
      </Button>
      <a
        className="link"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {shareCopy.whatsApp}
      </a>
      {picture === null ? null : <HeldPicture className="basis-full" src={picture} alt={shareCopy.picture} />}
      {state === 'failed' ? <span role="status">{shareCopy.failed}</span> : null}
    </>
  );
}
