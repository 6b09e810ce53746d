import { type CardName, cards } from '../copy/cards.ts';
import { classNames } from '../ui/class-names.ts';
import { CardArt } from './art/CardArt.tsx';
import { DECK, type Ground } from './art/deck.ts';

interface LotteryCardProps {
  card: CardName;
  /** A caption other than the card's own name. */
  name?: string;
  /** A background colour other than the card's own. */
  ground?: Ground;
  /** `small`, for dialogs, has a narrower frame, a smaller number and no shadow. */
  size?: 'full' | 'small';
  /** Width, rotation and place of the card. */
  className?: string;
  numberClass?: string;
  /** The size of the caption's text. */
  captionClass?: string;
}

// The `shadow-` utilities need a dozen variables in the sheet of the first paint.
const FRAME = { full: 'p-2 [box-shadow:var(--shadow-tinta)]', small: 'p-[.35rem]' };
const NUMBER = { full: 'top-2 left-2 text-20/none', small: 'top-[.35rem] left-[.35rem] text-15/none' };
const CAPTION = { full: 'pt-[.55rem] pb-[.2rem]', small: 'pt-[.35rem] pb-[.1rem]' };

/** A lotería card: its number, its drawing and its name. */
export function LotteryCard({
  card,
  name,
  ground = DECK[card].ground,
  size = 'full',
  className,
  numberClass,
  captionClass = 'text-24',
}: LotteryCardProps) {
  return (
    <div
      className={classNames(
        'relative grid grid-rows-[1fr_auto] border-2 border-tinta bg-papel text-tinta print:break-inside-avoid',
        FRAME[size],
        className,
      )}
    >
      <b
        className={classNames(
          'absolute z-1 font-cartel font-extrabold min-w-[1.5em] border-tinta border-r-2 border-b-2 bg-papel px-[.2em] py-[.12em] text-center',
          NUMBER[size],
          numberClass,
        )}
      >
        {DECK[card].number}
      </b>
      <CardArt
        card={card}
        ground={ground}
        className="h-auto w-full aspect-[1/1.04] border-2 border-tinta p-[9%]"
      />
      <strong
        className={classNames(
          'text-center font-normal font-rotulo normal-nums leading-95',
          CAPTION[size],
          captionClass,
        )}
      >
        {name ?? cards[card]}
      </strong>
    </div>
  );
}
