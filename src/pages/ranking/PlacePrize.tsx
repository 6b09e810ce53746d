import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import { classNames } from '../../ui/class-names.ts';
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

/** On a phone the first three rows are the steps of the podium, by the size of the card. */
export const STEP_SIZES = ['size-13 max-xs:size-11', 'size-11 max-xs:size-9', 'size-9'] as const;

export function PrizeCard({ art, place }: { art: Prize['art']; place: number }) {
  return (
    <CardArt
      card={art}
      className={classNames('standings-card', STEP_SIZES[place - 1], DECK[art].background)}
    />
  );
}
