import { ballCard } from '../../components/art/cards/ball.tsx';
import { jerseyCard } from '../../components/art/cards/jersey.tsx';
import { screenCard } from '../../components/art/cards/screen.tsx';
import { snackCard } from '../../components/art/cards/snack.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { homeCopy } from '../../copy/home.ts';
import { PATHS } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

const cards = [screenCard, jerseyCard, ballCard, snackCard];

/** Four prizes and the link to Premios. */
export function PrizeTeaser() {
  return (
    <section className="prize-teaser ridge-t on-dark pt-13 pb-16 nav:pt-19">
      <div className="sheet">
        <div>
          <h2>{homeCopy.prizesTitle}</h2>
          <p className="mt-4 mb-5">{homeCopy.prizesText}</p>
          <LinkButton to={PATHS.rewards}>{homeCopy.prizesAction}</LinkButton>
        </div>
        <div className="card-row">
          {cards.map((card) => (
            <LotteryCard key={card.number} card={card} />
          ))}
        </div>
      </div>
    </section>
  );
}
