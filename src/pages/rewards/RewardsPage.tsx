import { BracketedText } from '../../components/BracketedText.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import { PointsRule } from '../../components/PointsRule.tsx';
import { rewardsCopy } from '../../copy/rewards.ts';
import { PATHS } from '../../lib/routes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useCommonStores } from '../../use-stores.ts';
import { PrizeBoard } from './PrizeBoard.tsx';
import { Winners } from './Winners.tsx';

export function RewardsPage() {
  const { auth, player } = useCommonStores();
  const isPlayer = auth.status.value === 'authenticated';
  const canPredict = (player.current?.currentWeek.fillableCount.value ?? 0) > 0;
  return (
    <>
      <PageMeta title={rewardsCopy.title} description={rewardsCopy.description} />
      <section className="ridge-b on-dark bg-chile text-papel print:bg-transparent print:text-tinta">
        <div className="mx-auto grid w-page laptop:grid-cols-[1fr_330px] laptop:items-center gap-6 laptop:gap-16 short:py-5 laptop:pt-14 pt-8 laptop:pb-18 pb-11 short:max-laptop:grid-cols-body-end">
          <div>
            <h1
              className="text-[clamp(3.4rem,1.6rem+8vw,7.5rem)]/[.84] text-queso text-shadow-tinta-m short:max-laptop:text-display-5"
              tabIndex={-1}
            >
              {rewardsCopy.heading}
            </h1>
            <p className="measure-34 my-6 short:my-4 short:text-lg text-display-1">{rewardsCopy.lead}</p>
            <LinkButton to={isPlayer ? PATHS.games : PATHS.register} size="large">
              {isPlayer ? (canPredict ? rewardsCopy.predict : rewardsCopy.seeGames) : rewardsCopy.play}
            </LinkButton>
          </div>
          <LotteryCard
            card={rewardsCopy.grand[0]?.art ?? 'trophy'}
            className="turn-3 laptop:w-full w-[62%] max-w-82.5 tablet:text-display-3 text-display-2 short:max-laptop:w-50 max-laptop:justify-self-center short:max-laptop:text-display-2"
          />
        </div>
      </section>
      <div className="mx-auto w-page pt-11 pb-16">
        <p className="mb-6 flex items-center gap-3 text-sm">
          <Badge>{rewardsCopy.sampleBadge}</Badge> {rewardsCopy.sampleText}
        </p>
        <h2>{rewardsCopy.weeklyTitle}</h2>
        <PrizeBoard prizes={rewardsCopy.weekly} />
        <h2 className="mt-12">{rewardsCopy.grandTitle}</h2>
        <PrizeBoard prizes={rewardsCopy.grand} isTwoUp />
        <h2 className="mt-12">{rewardsCopy.decideTitle}</h2>
        <PointsRule className="mt-5" />
        <p className="measure-62 mt-5">{rewardsCopy.decideTies}</p>
        <p>
          <RouteLink className="link text-azul" to={`${PATHS.faq}#como-sumo-puntos`}>
            {rewardsCopy.decideLink}
          </RouteLink>
        </p>
        <h2 className="mt-12">{rewardsCopy.claimTitle}</h2>
        <ol className="mt-5 grid laptop:grid-cols-3 gap-4 laptop:gap-8">
          {rewardsCopy.claimSteps.map((step, index) => (
            <li key={step} className="grid grid-cols-touch-body items-start gap-4">
              <b className="condensed grid h-11 place-items-center bg-tinta text-display-1/none text-queso">
                {index + 1}
              </b>
              <p>
                <BracketedText text={step} variant="filled" />
              </p>
            </li>
          ))}
        </ol>
        <Winners winners={rewardsCopy.winners} />
        <p className="mt-8 flex items-center gap-3.5 border-tinta border-y-2 border-dashed py-3.5">
          <Badge>{rewardsCopy.termsBadge}</Badge>
          <span>
            {rewardsCopy.termsBefore}
            <RouteLink to={PATHS.terms}>{rewardsCopy.termsLink}</RouteLink>.
          </span>
        </p>
      </div>
    </>
  );
}
