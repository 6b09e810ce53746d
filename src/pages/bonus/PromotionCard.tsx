import { type MouseEvent, type ReactNode, useState } from 'react';
import { CardArt } from '../../components/art/CardArt.tsx';
import { HeldPicture } from '../../components/HeldPicture.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import type { CardName } from '../../copy/cards.ts';
import type { ComingPromotion, Promotion } from '../../copy/promotions.ts';
import { BASE_PATH } from '../../lib/base-path.ts';
import { canSaveHere } from '../../lib/in-app-browser.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';

export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { id, kind, title, text, action, url } = promotion;
  const { card, background } = PROMOTION_CARDS[id];
  return (
    <li className="grid grid-rows-start-body-end border-2 border-tinta bg-blanco shadow-tinta">
      <div
        className={classNames(
          'relative grid aspect-16/9 tablet:aspect-4/3 place-items-center overflow-hidden border-tinta border-b-2',
          background,
        )}
      >
        <CardArt card={card} className="h-[78%] w-[58%]" />
        <Badge className="absolute top-0 left-0">{kind}</Badge>
      </div>
      <div>
        <h3 className="condensed px-3 pt-3 pb-0.5 text-lg/compact">{title}</h3>
        <p className="px-3 pb-2.5 text-sm/medium">{text}</p>
      </div>
      <Download url={`${BASE_PATH}${url}`} alt={bonusCopy.promotionPicture(kind, title)}>
        <span>
          {action}
          <span className="sr-only">{` ${title}`}</span>
        </span>
        <Icon name="download" />
      </Download>
    </li>
  );
}

/** All promotions that don't exist yet, in one card with one button. */
export function ComingPromotions({ promotions }: { promotions: readonly ComingPromotion[] }) {
  const { modal } = useStores();
  return (
    <li className="laptop:col-span-3 grid grid-rows-start-body-end border-2 border-tinta bg-kraft">
      <h3 className="condensed border-tinta border-b-2 px-3 py-2.5 text-lg/compact">
        {bonusCopy.promotionsComing}
      </h3>
      <ul className="grid laptop:grid-cols-thirds content-center laptop:content-stretch gap-3 laptop:gap-4 p-3">
        {promotions.map(({ id, kind, title }) => (
          <li
            key={id}
            className="flex laptop:grid laptop:grid-rows-body-end items-center laptop:items-stretch gap-3 laptop:gap-2"
          >
            <CardArt
              card={PROMOTION_CARDS[id].card}
              className={classNames(
                'size-14 laptop:h-44 laptop:w-full shrink-0 border-2 border-tinta laptop:border-dashed laptop:p-5 p-1',
                PROMOTION_CARDS[id].background,
              )}
            />
            <span className="condensed text-lg/compact">
              {title} <small className="block font-normal font-texto text-humo text-sm/medium">{kind}</small>
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classNames(ACTION, 'text-tinta')}
        onClick={() => modal.show({ type: 'promotionAsset' })}
      >
        {bonusCopy.promotionsComingAction(promotions.length)}
        <Icon name="clock" />
      </button>
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
  jersey: { card: 'jersey', background: 'bg-queso' },
};

const ACTION = classNames(
  'condensed flex min-h-12 cursor-pointer items-center justify-between gap-2 border-tinta border-t-2 border-dashed',
  'bg-transparent px-3 py-0 text-left text-base/none no-underline hover:bg-elote',
);
