import type { ReactNode } from 'react';
import type { CardBackground } from '../../components/art/CardArt.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import type { CardName } from '../../copy/cards.ts';
import { classNames } from '../../ui/class-names.ts';

interface TriviaPanelProps {
  card: CardName;
  background?: CardBackground;
  badge?: ReactNode;
  title: string;
  text: string;
  isQuiet?: boolean;
  children?: ReactNode;
  aside: ReactNode;
}

export function TriviaPanel({
  card,
  background,
  badge,
  title,
  text,
  isQuiet = false,
  children,
  aside,
}: TriviaPanelProps) {
  return (
    <section
      className={classNames(
        'poster grid gap-5 px-5 py-6 text-left',
        'laptop:grid-cols-[230px_1fr_auto] laptop:items-center laptop:gap-10 laptop:px-9 laptop:py-8',
        isQuiet && 'border-2 bg-elote bg-none shadow-none',
      )}
    >
      <LotteryCard
        card={card}
        background={background}
        className="-turn-4 laptop:w-57.5 w-42.5 justify-self-center"
      />
      <div>
        {badge}
        <h2
          className={classNames(
            'mt-2 mb-3 forced-colors:leading-compact',
            isQuiet
              ? 'text-[clamp(2rem,6vw,3rem)]/[1.04]'
              : 'text-[clamp(2.4rem,9vw,4.75rem)]/[.9] text-chile text-shadow-tinta-s',
          )}
        >
          {title}
        </h2>
        <p className={TEXT}>{text}</p>
        {children}
      </div>
      {aside}
    </section>
  );
}

export const TEXT = 'measure-44 text-lg/normal';
