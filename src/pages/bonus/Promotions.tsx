import { CardArt } from '../../components/art/CardArt.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import type { CardName } from '../../copy/cards.ts';
import { type Promotion, promotions } from '../../copy/promotions.ts';
import { BASE_PATH } from '../../lib/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../../use-stores.ts';
import { SectionTitle } from './SectionTitle.tsx';

const LOOKS: Record<Promotion['id'], { card: CardName; ground: string }> = {
  wallpaper: { card: 'chip', ground: 'ridged-ground' },
  playlist: { card: 'megaphone', ground: 'bg-chile' },
  coupon: { card: 'coupon', ground: 'bg-elote' },
  jersey: { card: 'jersey', ground: 'bg-kraft' },
};

const ACTION = classNames(
  'condensed flex min-h-12 cursor-pointer items-center justify-between gap-2 border-t-2 border-dashed border-tinta',
  'bg-transparent px-[.7rem] py-0 text-left text-17/none no-underline hover:bg-elote',
);

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { modal } = useStores();
  const { id, kind, title, text, action, url } = promotion;
  const { card, ground } = LOOKS[id];
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
        'grid grid-rows-[auto_1fr_auto] border-2 border-tinta',
        isMissing ? 'bg-kraft' : 'bg-blanco shadow-tinta',
      )}
    >
      <div
        className={classNames(
          'relative grid aspect-4/3 place-items-center overflow-hidden border-b-2 border-tinta',
          isMissing ? 'bg-kraft bg-(image:--trama)' : ground,
        )}
      >
        <CardArt card={card} className="h-[78%] w-[58%]" />
        <Badge className="absolute top-0 left-0">{kind}</Badge>
      </div>
      <div>
        <h3 className="condensed px-[.7rem] pt-[.7rem] pb-[.1rem] text-19/110">{title}</h3>
        <p className="px-[.7rem] pb-[.6rem] text-15/130">
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
        <a className={classNames(ACTION, 'text-azul')} href={`${BASE_PATH}${url}`} download>
          {label}
          <Icon name="download" />
        </a>
      )}
    </li>
  );
}

export function Promotions() {
  return (
    <>
      <SectionTitle title={bonusCopy.promotionsTitle} />
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </>
  );
}
