import { type MouseEvent, type ReactNode, useState } from 'react';
import { CardArt } from '../../components/art/CardArt.tsx';
import { HeldPicture } from '../../components/HeldPicture.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import type { CardName } from '../../copy/cards.ts';
import type { Promotion } from '../../copy/promotions.ts';
import { BASE_PATH } from '../../lib/base-path.ts';
import { canSaveHere } from '../../lib/in-app-browser.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';

export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { modal } = useStores();
  const { id, kind, title, text, action, url } = promotion;
  const { card, background } = PROMOTION_CARDS[id];
  const isMissing = url === null;
  const label = (
    <span>
      {action}
      <span className="sr-only">{` ${title}`}</span>
    </span>
  );
  return (
    <li
      className={classNames(
        'grid grid-rows-start-body-end border-2 border-tinta',
        isMissing ? 'bg-kraft' : 'bg-blanco shadow-tinta',
      )}
    >
      <div
        className={classNames(
          'relative grid aspect-4/3 place-items-center overflow-hidden border-tinta border-b-2',
          isMissing ? 'bg-(image:--trama) bg-kraft' : background,
        )}
      >
        <CardArt card={card} className="h-[78%] w-[58%]" />
        <Badge className="absolute top-0 left-0">{kind}</Badge>
      </div>
      <div>
        <h3 className="condensed px-3 pt-3 pb-0.5 text-lg/compact">{title}</h3>
        <p className="px-3 pb-2.5 text-sm/medium">
          {isMissing ? `${text} ${bonusCopy.promotionSoon}`.trim() : text}
        </p>
      </div>
      {isMissing ? (
        <button
          type="button"
          className={classNames(ACTION, 'text-tinta')}
          onClick={() => modal.show({ type: 'promotionAsset' })}
        >
          {label}
          <Icon name="clock" />
        </button>
      ) : (
        <Download url={`${BASE_PATH}${url}`} alt={bonusCopy.promotionPicture(kind, title)}>
          {label}
          <Icon name="download" />
        </Download>
      )}
    </li>
  );
}

/** Saves the picture, and shows it to hold where the browser saves no files or may have saved none. */
function Download({ url, alt, children }: { url: string; alt: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);

  function show(event: MouseEvent) {
    if (!canSaveHere()) event.preventDefault();
    setShown(true);
  }

  return (
    <div>
      <a className={classNames(ACTION, 'text-azul')} href={url} download={canSaveHere()} onClick={show}>
        {children}
      </a>
      {isShown ? <HeldPicture className="px-3 pb-3 text-sm/medium" src={url} alt={alt} /> : null}
    </div>
  );
}

const PROMOTION_CARDS: Record<Promotion['id'], { card: CardName; background: string }> = {
  wallpaper: { card: 'chip', background: 'ridged-ground' },
  playlist: { card: 'megaphone', background: 'bg-chile' },
  coupon: { card: 'coupon', background: 'bg-elote' },
  jersey: { card: 'jersey', background: 'bg-kraft' },
};

const ACTION = classNames(
  'condensed flex min-h-12 cursor-pointer items-center justify-between gap-2 border-tinta border-t-2 border-dashed',
  'bg-transparent px-3 py-0 text-left text-base/none no-underline hover:bg-elote',
);
