import { Bean } from '../../components/art/Bean.tsx';
import { goalCard } from '../../components/art/cards/goal.tsx';
import { postCard } from '../../components/art/cards/post.tsx';
import { whistleCard } from '../../components/art/cards/whistle.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { formatDay, formatHour } from '../../lib/format.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Stores } from '../../stores/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const CARD = 'w-[170px] justify-self-center transform-[rotate(-4deg)] lg:w-[230px]';

type Answered = NonNullable<Stores['trivia']['answered']['value']>;

function AnsweredPoster({ answered }: { answered: Answered }) {
  const { question, answer, isCorrect } = answered;
  return (
    <section className="poster trivia done">
      <LotteryCard card={isCorrect ? goalCard : postCard} className={CARD} />
      <div>
        <Badge look={isCorrect ? 'green' : 'dark'}>
          {isCorrect ? <Icon name="check" size={14} /> : null}
          {bonusCopy.answered}
        </Badge>
        <h2>{question}</h2>
        <p>{isCorrect ? bonusCopy.triviaRight : bonusCopy.triviaWrong}</p>
        <div className="answer-given">
          <b>
            <Icon name={isCorrect ? 'check' : 'close'} size={20} />
          </b>
          <span>{answer}</span>
          {isCorrect ? <Bean /> : null}
        </div>
      </div>
      <span className="plus-one">
        <NumberBadge className="text-[3rem]">
          {isCorrect ? bonusCopy.plusOne : bonusCopy.plusZero}
        </NumberBadge>
        {isCorrect ? bonusCopy.plusOneText : bonusCopy.plusZeroText}
      </span>
    </section>
  );
}

/** The trivia of the week: pending, answered in this visit, or announced for the next ticket. */
export function TriviaPoster({
  predictions,
  trivia,
  weeks,
}: Pick<Stores, 'predictions' | 'trivia' | 'weeks'>) {
  const pending = trivia.pending.value;
  const answered = trivia.answered.value;

  if (pending) {
    const week = getWeekNameByNumber(pending.week, weeks.all.value);
    return (
      <section className="poster trivia">
        <LotteryCard card={whistleCard} ground="elote" className={CARD} />
        <div>
          <Badge>{bonusCopy.pending}</Badge>
          <h2>{bonusCopy.triviaWeek(week)}</h2>
          <p>{bonusCopy.triviaText}</p>
          <p className="mt-2">
            <b>{bonusCopy.triviaUntil(formatDay(pending.until), formatHour(pending.until))}</b>
          </p>
        </div>
        <Button variant="primary" size="large" onClick={trivia.open}>
          {bonusCopy.triviaAnswer}
        </Button>
      </section>
    );
  }
  if (answered) return <AnsweredPoster answered={answered} />;
  // A week has one question, which came with the first predictions.
  const isSent = predictions.getForWeek(weeks.current.value).length > 0;
  return (
    <section className="poster trivia done">
      <LotteryCard card={whistleCard} ground="elote" className={CARD} />
      <div>
        <h2>{isSent ? bonusCopy.triviaNext : bonusCopy.triviaComes}</h2>
        <p>{isSent ? bonusCopy.triviaNextText : bonusCopy.triviaComesText}</p>
      </div>
      <LinkButton to={PATHS.games} variant={isSent ? 'line' : 'primary'} ground="blanco" size="large">
        {isSent ? bonusCopy.triviaNextAction : bonusCopy.triviaComesAction}
      </LinkButton>
    </section>
  );
}
