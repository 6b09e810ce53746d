import type { ReactNode } from 'react';
import '../../styles/account.css';
import type { CardFace } from '../art/card-face.ts';
import { LotteryCard } from '../LotteryCard.tsx';

interface AccountPageProps {
  /** First line, second line, and the emphasised end of the second line. */
  lettering: readonly [string, string, string];
  cards: readonly CardFace[];
  children: ReactNode;
}

/** Layout of the account pages: the lettering and cards at the side, and the form. */
export function AccountPage({ lettering, cards, children }: AccountPageProps) {
  const [first, second, last] = lettering;
  return (
    <div className="account-page">
      <div className="account-side band ridge-b on-dark">
        <p className="lettering">
          {first}
          <br />
          {second}
          <em>{last}</em>
        </p>
        <div className="cards" aria-hidden="true">
          {cards.map((card) => (
            <LotteryCard key={card.number} card={card} />
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
