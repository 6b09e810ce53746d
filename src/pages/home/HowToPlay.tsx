import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PointsRule } from '../../components/PointsRule.tsx';
import { homeCopy } from '../../copy/home.ts';

const LEFT = 'tablet:-turn-1';
const RIGHT = 'tablet:[transform:rotate(1.2deg)]';
const STEPS = [
  { card: 'ticket', turn: LEFT, title: homeCopy.stepRegisterTitle, text: homeCopy.stepRegisterText },
  { card: 'scoreboard', turn: RIGHT, title: homeCopy.stepScoresTitle, text: homeCopy.stepScoresText },
  { card: 'trophy', turn: LEFT, title: homeCopy.stepClimbTitle, text: homeCopy.stepClimbText },
] as const;

/** The three steps of the game, and the points. */
export function HowToPlay() {
  return (
    <section className="mx-auto w-page laptop:pb-20 pb-14">
      <h2>{homeCopy.stepsTitle}</h2>
      <ol className="mt-6 grid tablet:grid-cols-thirds gap-6 tablet:gap-8">
        {STEPS.map(({ card, turn, title, text }) => (
          <li key={title} className="flex tablet:grid flex-wrap tablet:content-start items-center gap-3.5">
            <LotteryCard card={card} className={`tablet:max-w-67.5 max-tablet:w-[5em] ${turn}`} />
            <div className="grow-from-4">
              <h3 className="condensed mb-1.5 text-display-2/compact">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <PointsRule className="mt-10" />
    </section>
  );
}
