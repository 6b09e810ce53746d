import type { ReactNode } from 'react';
import { LotteryCard } from '../../../components/LotteryCard.tsx';
import type { CardName } from '../../../copy/cards.ts';
import { classNames } from '../../../ui/class-names.ts';

interface StatusNoticeProps {
  /** On a phone, a small card beside the text, so that what follows is near. */
  isSmall?: boolean;
  card: CardName;
  title: string;
  text: string;
  role?: 'status';
  children?: ReactNode;
}

/** A card of the lotería with a title, a text and what the player can do. */
export function StatusNotice({ card, title, text, role, children, isSmall = false }: StatusNoticeProps) {
  return (
    <section
      className={classNames(
        'mt-7 grid tablet:grid-cols-[220px_1fr] items-center gap-6 tablet:gap-10',
        isSmall && 'max-tablet:grid-cols-small-picture-body max-tablet:gap-x-4',
      )}
      role={role}
    >
      <LotteryCard
        card={card}
        className={classNames(
          '-turn-3 desktop:w-50 tablet:w-55 justify-self-center',
          isSmall ? 'lottery-card-small w-24 max-tablet:self-start' : 'w-45',
        )}
      />
      <div>
        <h2 className={classNames('measure-17 mb-3', isSmall && 'max-tablet:text-display-2')}>{title}</h2>
        <p className="measure-52 mb-5 text-lg">{text}</p>
        {children}
      </div>
    </section>
  );
}
