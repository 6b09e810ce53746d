import { CardArt } from '../../components/art/CardArt.tsx';
import { ShareActions } from '../../components/ShareActions.tsx';
import { CardPreview } from '../../components/share/CardPreview.tsx';
import type { ShareCard } from '../../components/share/share-card.ts';
import type { CardName } from '../../copy/cards.ts';
import type { ShareWords } from '../../copy/share.ts';

interface ShareFigureProps {
  title: string;
  text: string;
  /** Null until there is something to share. */
  card: ShareCard | null;
  words: ShareWords | null;
  label: string;
  blank: CardName;
}

export function ShareFigure({ title, text, card, words, label, blank }: ShareFigureProps) {
  return (
    <figure className="grid grid-cols-[128px_1fr] laptop:grid-cols-picture-body items-center gap-4 laptop:gap-7">
      {card ? (
        <CardPreview card={card} label={label} />
      ) : (
        <div className="bg-(image:--trama) grid aspect-4/5 w-full place-items-center border-2 border-tinta border-dashed bg-kraft">
          <CardArt card={blank} className="h-auto w-3/5" />
        </div>
      )}
      <figcaption>
        <b className="condensed mb-1 block text-display-1/compact">{title}</b>
        <p className="mb-3.5 leading-normal">{text}</p>
        {card && words ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
            <ShareActions card={card} words={words} />
          </div>
        ) : null}
      </figcaption>
    </figure>
  );
}
