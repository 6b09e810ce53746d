import { CardArt, DECK } from '../../components/art/CardArt.tsx';
import { type CardName, cards } from '../../copy/cards.ts';
import { perfectWeekCopy } from '../../copy/perfect-week.ts';
import { classNames } from '../../ui/class-names.ts';

interface AlbumCardProps {
  card: CardName;
  isPerfect: boolean;
  /** `hidden`: the back is on top. `turning`: the card turns over once, from its back to its picture. */
  turn: 'none' | 'hidden' | 'turning';
}

export function AlbumCard({ card, isPerfect, turn }: AlbumCardProps) {
  const { background, number } = DECK[card];
  return (
    <span aria-hidden="true" className="grid [perspective:40rem]">
      <span
        className={classNames(
          'transform-3d relative grid',
          turn === 'hidden' && 'motion-safe:not-print:rotate-y-180',
          turn === 'turning' && 'animate-turn',
        )}
      >
        <span
          className={classNames(
            'lottery-card lottery-card-compact backface-hidden grid-rows-start-body-end phablet:text-base text-sm shadow-tinta-s',
            isPerfect && 'lottery-card-special',
          )}
        >
          <CardArt
            card={card}
            className={classNames('lottery-card-art', isPerfect ? 'bg-chile' : background)}
          />
          <span className="album-band">
            <b className={classNames('album-number', isPerfect && 'bg-tinta text-queso')}>{number}</b>
            <strong className="lottery-card-caption">{cards[card]}</strong>
          </span>
          {isPerfect ? (
            <b className="condensed bg-tinta py-1 text-center text-queso text-sm/none">
              {perfectWeekCopy.card}
            </b>
          ) : null}
        </span>
        {turn === 'none' ? null : (
          <span className="ridged-ground backface-hidden absolute inset-0 grid rotate-y-180 place-items-center border-2 border-tinta">
            <CardArt card="chip" className="w-1/2" />
          </span>
        )}
      </span>
    </span>
  );
}
