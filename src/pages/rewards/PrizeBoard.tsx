import type { CardFace } from '../../components/art/card-face.ts';
import { ballCard } from '../../components/art/cards/ball.tsx';
import { jerseyCard } from '../../components/art/cards/jersey.tsx';
import { screenCard } from '../../components/art/cards/screen.tsx';
import { snackCard } from '../../components/art/cards/snack.tsx';
import { trophyCard } from '../../components/art/cards/trophy.tsx';
import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { type Prize, type PrizeArt, rewardsCopy } from '../../copy/rewards.ts';

const FACES: Readonly<Record<PrizeArt, CardFace>> = {
  ball: ballCard,
  jersey: jerseyCard,
  screen: screenCard,
  snack: snackCard,
  trophy: trophyCard,
};

interface PrizeBoardProps {
  prizes: readonly Prize[];
  /** Two large cards a row, each beside its caption. */
  isTwoUp?: boolean;
}

/** Prizes as lotería cards: the winner's place, the prize, the number of units and the value of one. */
export function PrizeBoard({ prizes, isTwoUp = false }: PrizeBoardProps) {
  if (prizes.length === 0) return <p className="mt-5 text-guia">{rewardsCopy.empty}</p>;
  return (
    <ul className={isTwoUp ? 'prize-board two-up' : 'prize-board'}>
      {prizes.map(({ art, howMany, name, place, what, worth }) => (
        <li key={place}>
          <LotteryCard card={FACES[art]} name={name} />
          <p className="card-caption">
            <b>{place}</b>
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
