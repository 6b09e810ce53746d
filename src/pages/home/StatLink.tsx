import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import type { CardName } from '../../copy/cards.ts';
import { classNames } from '../../ui/class-names.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';

interface StatLinkProps {
  to: string;
  /** The number in the badge, or the drawing that stands in its place. */
  figure: string | { card: CardName };
  name: string;
  detail: string;
}

export function StatLink({ to, figure, name, detail }: StatLinkProps) {
  return (
    <RouteLink
      className={classNames(
        'grid grid-cols-start-body items-center gap-x-4 gap-y-1 border-2 border-tinta bg-blanco px-4 py-3.5',
        'text-inherit no-underline shadow-tinta',
      )}
      to={to}
    >
      {typeof figure === 'object' ? (
        <span
          className={classNames(
            'row-span-2 h-15.5 w-15 border-2 border-tinta p-0.75',
            DECK[figure.card].background,
          )}
        >
          <CardArt card={figure.card} className="size-full" />
        </span>
      ) : (
        <NumberBadge size="stat" className="row-span-2">
          {figure}
        </NumberBadge>
      )}
      <b className="condensed text-lg/compact">{name}</b>
      <small className="text-humo text-sm/medium">{detail}</small>
    </RouteLink>
  );
}
