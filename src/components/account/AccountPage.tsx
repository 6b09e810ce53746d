import type { ReactNode } from 'react';
import '../../styles/account.css';
import { classNames } from '../../ui/class-names.ts';
import type { CardFace } from '../art/card-face.ts';
import { LotteryCard } from '../LotteryCard.tsx';

interface AccountPageProps {
  /** First line, second line, and the emphasised end of the second line. */
  lettering: readonly [string, string, string];
  cards: readonly CardFace[];
  children: ReactNode;
}

const CARD_TRANSFORMS = [
  'transform-[rotate(-7deg)]',
  'transform-[rotate(3deg)_translate(-14px,14px)]',
  'transform-[rotate(9deg)_translate(-30px,-2px)]',
];

/** Layout of the account pages: the lettering and cards at the side, and the form. */
export function AccountPage({ lettering, cards, children }: AccountPageProps) {
  const [first, second, last] = lettering;
  return (
    <div className="account-page">
      <div className="account-side ridged-ground ridge-b on-dark">
        <p className="lettering">
          {first}
          <br />
          {second}
          <em>{last}</em>
        </p>
        <div className="cards" data-cards aria-hidden="true">
          {cards.map((card, index) => (
            <LotteryCard
              key={card.number}
              card={card}
              className={classNames('w-[min(185px,14.45vw)]', CARD_TRANSFORMS[index])}
              captionClass="text-[min(1.5rem,1.9vw)]"
            />
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
