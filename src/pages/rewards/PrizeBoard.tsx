import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { type Prize, rewardsCopy } from '../../copy/rewards.ts';
import { classNames } from '../../ui/class-names.ts';

interface PrizeBoardProps {
  prizes: readonly Prize[];
  isTwoUp?: boolean;
}

export function PrizeBoard({ prizes, isTwoUp = false }: PrizeBoardProps) {
  if (prizes.length === 0) return <p className="mt-5 text-guia">{rewardsCopy.empty}</p>;
  return (
    <ul
      className={classNames(
        'mt-5 grid grid-cols-2 gap-4 md:gap-6',
        isTwoUp ? 'md:grid-cols-2' : 'md:grid-cols-4',
      )}
    >
      {prizes.map(({ art, howMany, name, place, what, worth }) => (
        <li key={place} className={isTwoUp ? 'md:grid md:grid-cols-[200px_1fr] md:gap-5' : undefined}>
          <LotteryCard card={art} name={name} />
          <p
            className={classNames('px-[.1rem] pt-[.55rem] text-15/135', isTwoUp && 'self-center md:text-17')}
          >
            <b className={classNames('condensed block text-18/110', isTwoUp && 'md:text-24')}>{place}</b>
            {what}
            <br />
            {howMany}
            <br />
            <BracketedText text={worth} />
          </p>
        </li>
      ))}
    </ul>
  );
}
