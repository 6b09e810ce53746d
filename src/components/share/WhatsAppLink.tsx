import { type ShareWords, shareCopy } from '../../copy/share.ts';
import { getSiteUrl } from '../../lib/share.ts';
import { LinkButton } from '../../ui/Button.tsx';

/** Sends the words without a picture. */
export function WhatsAppLink({ words, isWide }: { words: ShareWords; isWide?: boolean }) {
  return (
    <LinkButton
      variant="line"
      isWide={isWide}
      href={`https://wa.me/?text=${encodeURIComponent(words.text(getSiteUrl()))}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {shareCopy.whatsApp}
    </LinkButton>
  );
}
