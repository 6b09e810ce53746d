import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import type { PlacePrize as Prize } from './prizes.ts';

/**
 * The drawing of a prize and its name. Hidden from screen readers, which read the prize in the detail of the row. The
 * margin keeps the row as high as the others, so that nothing moves when the table has loaded.
 */
export function PlacePrize({ art, name }: Prize) {
  return (
    <span aria-hidden="true" className="mt-0.5 -mb-1.5 flex items-center gap-1.5 text-sm/none">
      <CardArt card={art} className={`size-5 flex-none border border-tinta ${DECK[art].background}`} />
      {name}
    </span>
  );
}
