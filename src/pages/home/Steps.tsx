import { LotteryCard } from '../../components/LotteryCard.tsx';
import { PointsRule } from '../../components/PointsRule.tsx';
import { homeCopy } from '../../copy/home.ts';
import { pointsRules } from '../../copy/points.ts';

const TO_THE_LEFT = 'md:[transform:rotate(-1deg)]';
const steps = [
  {
    card: 'ticket',
    rotation: TO_THE_LEFT,
    title: homeCopy.stepRegisterTitle,
    text: homeCopy.stepRegisterText,
  },
  {
    card: 'scoreboard',
    rotation: 'md:[transform:rotate(1.2deg)]',
    title: homeCopy.stepScoresTitle,
    text: homeCopy.stepScoresText,
  },
  { card: 'trophy', rotation: TO_THE_LEFT, title: homeCopy.stepClimbTitle, text: homeCopy.stepClimbText },
] as const;

export function Steps() {
  return (
    <section className="pb-14 nav:pb-20">
      <div className="mx-auto w-page">
        <h2>{homeCopy.stepsTitle}</h2>
        <ol className="mt-[1.6rem] grid gap-[1.6rem] md:grid-cols-[repeat(3,1fr)] md:gap-8">
          {steps.map(({ card, rotation, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[128px_1fr] items-center gap-[1.1rem] md:grid-cols-[1fr] md:content-start"
            >
              <LotteryCard
                card={card}
                className={`md:max-w-[270px] ${rotation}`}
                captionClass="text-19 md:text-28"
              />
              <div>
                <h3 className="condensed mb-[.35rem] text-24/105">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <PointsRule className="mt-10" rules={pointsRules} />
      </div>
    </section>
  );
}
