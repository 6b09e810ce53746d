import { useEffect, useState } from 'react';
import { shareCopy } from '../copy/share.ts';
import { reportError } from '../lib/report-error.ts';
import { getSiteUrl, shareFile } from '../lib/share.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { HeldPicture } from './HeldPicture.tsx';
import type { ShareCard } from './share/share-card.ts';

export function ShareActions({ card }: { card: ShareCard }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [picture, setPicture] = useState<string | null>(null);
  const url = getSiteUrl();
  const label = card.kind === 'season' ? shareCopy.season : shareCopy.share;
  const { text, fileName } = describeFile(card, url);

  useEffect(() => {
    if (picture !== null) return () => URL.revokeObjectURL(picture);
  }, [picture]);

  async function share() {
    setState('busy');
    setPicture(null);
    try {
      const { renderCard } = await import('./share/draw-card.ts');
      const file = new File([await renderCard(card)], fileName, { type: 'image/png' });
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

/** The text that goes with the shared picture, and the name of its file. */
function describeFile(card: ShareCard, url: string): { text: string; fileName: string } {
  switch (card.kind) {
    case 'ticket':
      return { text: shareCopy.ticketText(url), fileName: shareCopy.ticketFile };
    case 'place':
      return { text: shareCopy.placeText(card.position, url), fileName: shareCopy.placeFile };
    case 'story':
      return {
        text: shareCopy.storyText(card.title, card.figure, card.detail, url),
        fileName: shareCopy.storyFile(card.name),
      };
    case 'season':
      return { text: shareCopy.seasonText(card.total, card.played, url), fileName: shareCopy.seasonFile };
  }
}
