import { Link } from 'react-router-dom';
import { trophyCard } from '../../components/art/cards/trophy.tsx';
import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { PointsRule } from '../../components/PointsRule.tsx';
import { pointsRules } from '../../copy/points.ts';
import { rewardsCopy } from '../../copy/rewards.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PrizeBoard } from './PrizeBoard.tsx';
import { Winners } from './Winners.tsx';
import '../../styles/pages.css';
import '../../styles/page-header.css';
import '../../styles/rewards.css';

/** Premios: the weekly and final prizes, how they are decided and claimed, and the winners. */
export function RewardsPage({ auth }: Pick<Stores, 'auth'>) {
  const isPlayer = auth.status.value === 'authenticated';
  return (
    <>
      <PageMeta title={rewardsCopy.title} description={rewardsCopy.description} />
      <section className="grand-prize ridge-b on-dark">
        <div className="sheet">
          <div>
            <h1 tabIndex={-1}>{rewardsCopy.heading}</h1>
            <p className="my-6 max-w-[34ch] text-[1.25rem]">{rewardsCopy.lead}</p>
            <LinkButton to={isPlayer ? PATHS.games : PATHS.register} size="large">
              {isPlayer ? rewardsCopy.predict : rewardsCopy.play}
            </LinkButton>
          </div>
          <LotteryCard
            card={trophyCard}
            name={rewardsCopy.grand[0]?.name}
            className="w-[min(100%,330px)] transform-[rotate(3deg)]"
            captionClass="text-[2.1rem]"
          />
        </div>
      </section>
      <div className="sheet main pt-11">
        <p className="sample-note">
          <Badge>{rewardsCopy.sampleBadge}</Badge> {rewardsCopy.sampleText}
        </p>
        <h2>{rewardsCopy.weeklyTitle}</h2>
        <PrizeBoard prizes={rewardsCopy.weekly} />
        <h2 className="mt-12">{rewardsCopy.grandTitle}</h2>
        <PrizeBoard prizes={rewardsCopy.grand} isTwoUp />
        <h2 className="mt-12">{rewardsCopy.decideTitle}</h2>
        <PointsRule rules={pointsRules} className="mt-5" />
        <p className="mt-5 max-w-[62ch]">{rewardsCopy.decideTies}</p>
        <p>
          <Link className="link text-azul" to={`${PATHS.faq}#como-sumo-puntos`}>
            {rewardsCopy.decideLink}
          </Link>
        </p>
        <h2 className="mt-12">{rewardsCopy.claimTitle}</h2>
        <ol className="claim-steps">
          {rewardsCopy.claimSteps.map((step, index) => (
            <li key={step}>
              <b className="number">{index + 1}</b>
              <p>
                <BracketedText text={step} />
              </p>
            </li>
          ))}
        </ol>
        <Winners winners={rewardsCopy.winners} />
        <p className="mt-8 flex items-center gap-3.5 border-y-2 border-dashed border-tinta py-3.5">
          <Badge>{rewardsCopy.termsBadge}</Badge>
          <span>
            {rewardsCopy.termsBefore}
            <Link to={PATHS.terms}>{rewardsCopy.termsLink}</Link>
            {rewardsCopy.termsAfter}
          </span>
        </p>
      </div>
    </>
  );
}
