import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import type { PlacePrize as Prize } from './prizes.ts';

/**
 * The name of a prize, from 720 px on with its drawing: on a phone `PrizeCard` shows it. Hidden from screen readers,
 * which read the prize in the detail of the row.
 */
export function PlacePrize({ art, name }: Prize) {
  return (
    <span aria-hidden="true" className="standings-prize">
      <CardArt
        card={art}
        className={`size-5 flex-none border border-tinta max-tablet:hidden ${DECK[art].background}`}
      />
      {name}
    </span>
  );
}

export function PrizeCard({ art }: { art: Prize['art'] }) {
  return <CardArt card={art} className={`standings-card ${DECK[art].background}`} />;
}
