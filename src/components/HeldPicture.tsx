import { shareCopy } from '../copy/share.ts';
import { canSaveHere } from '../lib/in-app-browser.ts';

interface HeldPictureProps {
  src: string;
  alt: string;
  className?: string;
}

/** A picture that the player can hold to save it, because no browser tells whether it has saved a file. */
export function HeldPicture({ src, alt, className }: HeldPictureProps) {
  return (
    <figure className={className}>
      <figcaption role="status">{canSaveHere() ? shareCopy.hold : shareCopy.holdInApp}</figcaption>
      <img className="mt-2 w-full max-w-80 border-2 border-tinta" src={src} alt={alt} />
    </figure>
  );
}
