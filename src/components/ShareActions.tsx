import { useState } from 'react';
import { shareCopy } from '../copy/share.ts';
import { formatNumber } from '../lib/format.ts';
import { createWhatsAppLink, getSiteUrl, shareFile } from '../lib/share.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ShareCard } from './share/share-card.ts';

interface ShareActionsProps {
  card: ShareCard;
  onSaved: () => void;
  buttonClass?: string;
}

export function ShareActions({ card, onSaved, buttonClass }: ShareActionsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const url = getSiteUrl();
  const text =
    card.kind === 'picks' ? shareCopy.picksText(url) : shareCopy.placeText(formatNumber(card.position), url);

  async function share() {
    setState('busy');
    try {
      const { renderCard } = await import('./share/draw-card.ts');
      const picture = await renderCard(card, url.replace(/^https?:\/\//, '').replace(/\/$/, ''));
      const name = card.kind === 'picks' ? shareCopy.picksFile : shareCopy.placeFile;
      const result = await shareFile(new File([picture], name, { type: 'image/png' }), text);
      if (result === 'saved') onSaved();
      setState('idle');
    } catch {
      // Examples of a failure: the browser has no canvas, or the code that draws the card could not be
      // fetched. The WhatsApp link below still works.
      setState('failed');
    }
  }

  return (
    <>
      <Button
        variant="primary"
        className={buttonClass}
        isBusy={state === 'busy'}
        onClick={() => void share()}
      >
        {state === 'busy' ? shareCopy.sharing : shareCopy.share} <Icon name="share" size={20} />
      </Button>
      <a className="link" href={createWhatsAppLink(text)} target="_blank" rel="noopener noreferrer">
        {shareCopy.whatsApp}
      </a>
      {state === 'failed' ? <span role="status">{shareCopy.failed}</span> : null}
    </>
  );
}
