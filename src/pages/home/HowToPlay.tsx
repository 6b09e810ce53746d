import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PointsRule } from '../../components/PointsRule.tsx';
import { homeCopy } from '../../copy/home.ts';

const LEFT = 'md:-turn-1';
const RIGHT = 'md:[transform:rotate(1.2deg)]';
const STEPS = [
  { card: 'ticket', turn: LEFT, title: homeCopy.stepRegisterTitle, text: homeCopy.stepRegisterText },
  { card: 'scoreboard', turn: RIGHT, title: homeCopy.stepScoresTitle, text: homeCopy.stepScoresText },
  { card: 'trophy', turn: LEFT, title: homeCopy.stepClimbTitle, text: homeCopy.stepClimbText },
] as const;

/** The three steps of the game, and the points. */
export function HowToPlay() {
  return (
    <section className="mx-auto w-page pb-14 lg:pb-20">
      <h2>{homeCopy.stepsTitle}</h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-thirds md:gap-8">
        {STEPS.map(({ card, turn, title, text }) => (
          <li key={title} className="flex flex-wrap items-center gap-3.5 md:grid md:content-start">
            <LotteryCard card={card} className={`text-lg max-md:w-[7em] md:max-w-67.5 md:text-2xl ${turn}`} />
            <div className="grow-from-4">
              <h3 className="condensed mb-1.5 text-2xl/tight">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <PointsRule className="mt-10" />
    </section>
  );
}
