import { type ShareWords, shareCopy } from '../../copy/share.ts';
import { getSiteUrl } from '../../lib/share.ts';

export function WhatsAppLink({ words }: { words: ShareWords }) {
  return (
    <a
      className="link"
      href={`https://wa.me/?text=${encodeURIComponent(words.text(getSiteUrl()))}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {shareCopy.whatsApp}
    </a>
  );
}
