import { CardArt } from '../../components/art/CardArt.tsx';
import type { CardFace } from '../../components/art/card-face.ts';
import { chipCard } from '../../components/art/cards/chip.tsx';
import { couponCard } from '../../components/art/cards/coupon.tsx';
import { jerseyCard } from '../../components/art/cards/jersey.tsx';
import { megaphoneCard } from '../../components/art/cards/megaphone.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { type Promotion, promotions } from '../../copy/promotions.ts';
import { BASE_PATH } from '../../lib/paths.ts';
import type { ModalStore } from '../../stores/shell/modal.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';

const LOOKS: Record<Promotion['id'], { card: CardFace; ground: string }> = {
  wallpaper: { card: chipCard, ground: 'ridged-ground' },
  playlist: { card: megaphoneCard, ground: 'bg-chile' },
  coupon: { card: couponCard, ground: 'bg-elote' },
  jersey: { card: jerseyCard, ground: 'bg-kraft' },
};

/** A promotional asset. Without a URL its button opens a dialog instead of the download. */
function PromotionCard({ promotion, modal }: { promotion: Promotion; modal: ModalStore }) {
  const { id, kind, title, text, action, url } = promotion;
  const { card, ground } = LOOKS[id];
  return (
    <li className={url === null ? 'promo nothing' : 'promo'}>
      <div className={`promo-image ${ground}`}>
        <CardArt card={card} />
        <Badge className="absolute top-0 left-0">{kind}</Badge>
      </div>
      <div>
        <h3>{title}</h3>
        <p>{url === null ? `${text} ${bonusCopy.promotionSoon}`.trim() : text}</p>
      </div>
      {url === null ? (
        <button type="button" onClick={() => modal.show({ type: 'promotionAsset' })}>
          <span>
            {action}
            <span className="sr-only">{` ${title}`}</span>
          </span>
          <Icon name="clock" />
        </button>
      ) : (
        <a href={`${BASE_PATH}${url}`} download>
          <span>
            {action}
            <span className="sr-only">{` ${title}`}</span>
          </span>
          <Icon name="download" />
        </a>
      )}
    </li>
  );
}

/** “Para llevar”: the promotional assets. */
export function Promotions({ modal }: { modal: ModalStore }) {
  return (
    <>
      <div className="section-title">
        <h2>{bonusCopy.promotionsTitle}</h2>
      </div>
      <ul className="promos">
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} modal={modal} />
        ))}
      </ul>
    </>
  );
}
