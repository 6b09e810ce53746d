import type { ReactNode } from 'react';
import { Bean } from '../../components/art/Bean.tsx';
import type { CardBackground } from '../../components/art/deck.ts';
import { ExtraPoint } from '../../components/ExtraPoint.tsx';
import { LotteryCard } from '../../components/LotteryCard.tsx';
import { bonusCopy } from '../../copy/bonus.ts';
import type { CardName } from '../../copy/cards.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import { PATHS } from '../../lib/routes.ts';
import type { Stores } from '../../stores/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useStores } from '../../use-stores.ts';

type Answered = NonNullable<Stores['trivia']['answered']['value']>;

interface PanelProps {
  card: CardName;
  background?: CardBackground;
  badge?: ReactNode;
  title: string;
  text: string;
  isQuiet?: boolean;
  children?: ReactNode;
  aside: ReactNode;
}

function Panel({ card, background, badge, title, text, isQuiet = false, children, aside }: PanelProps) {
  return (
    <section
      className={classNames(
        'poster grid gap-5 px-5 pt-6 pb-6 text-left',
        'lg:grid-cols-[230px_1fr_auto] lg:items-center lg:gap-10 lg:px-9 lg:py-8',
        isQuiet && 'bg-blanco bg-none shadow-none',
      )}
    >
      <LotteryCard
        card={card}
        background={background}
        className="w-42.5 [transform:rotate(-4deg)] justify-self-center lg:w-57.5"
      />
      <div>
        {badge}
        <h2
          className={classNames(
            'mt-2 mb-3 forced-colors:leading-tight',
            isQuiet
              ? 'text-[clamp(2rem,6vw,3rem)]/[1.04]'
              : 'text-[clamp(2.4rem,9vw,4.75rem)]/[.9] text-chile [text-shadow:0.03em_.03em_0_var(--color-tinta)]',
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

const TEXT = 'max-w-[44ch] text-lg/normal';

function AnsweredPanel({ answered }: { answered: Answered }) {
  const { question, answer, isCorrect } = answered;
  return (
    <Panel
      isQuiet
      card={isCorrect ? 'goal' : 'post'}
      badge={
        <Badge variant={isCorrect ? 'green' : 'dark'}>
          {isCorrect ? <Icon name="check" size={14} /> : null}
          {bonusCopy.answered}
        </Badge>
      }
      title={question}
      text={isCorrect ? bonusCopy.triviaRight : bonusCopy.triviaWrong}
      aside={
        <ExtraPoint
          points={isCorrect ? bonusCopy.plusOne : bonusCopy.plusZero}
          text={isCorrect ? bonusCopy.plusOneText : bonusCopy.plusZeroText}
          variant="large"
        />
      }
    >
      <div className="condensed mt-4 grid min-h-14 max-w-115 grid-cols-[44px_1fr_auto] items-center border-2 border-tinta bg-queso text-lg/tight">
        <b className="grid place-items-center self-stretch bg-tinta text-queso">
          <Icon name={isCorrect ? 'check' : 'close'} size={20} />
        </b>
        <span className="px-3 py-2">{answer}</span>
        {isCorrect ? <Bean className="mr-1.5 size-9.5" /> : null}
      </div>
    </Panel>
  );
}

/** Whether no game of the season can be predicted any more. */
export function isLastWeekOver(
  { currentWeekView }: Pick<Stores['season'], 'currentWeekView'>,
  { all, shown }: Pick<Stores['weeks'], 'all' | 'shown'>,
): boolean {
  const current = shown.value;
  if (current === null || currentWeekView.status.value !== 'ready') return false;
  // `isAllExpired` is also true for a week that is not open yet.
  const isClosed = currentWeekView.isAllExpired.value && !currentWeekView.isAllNext.value;
  return isClosed && all.value.every(({ number }) => number <= current);
}

export function TriviaPoster() {
  const { trivia, weeks } = useStores();
  const pending = trivia.pending.value;
  const answered = trivia.answered.value;

  if (pending) {
    const week = getWeekNameByNumber(pending.week, weeks.all.value);
    return (
      <Panel
        card="whistle"
        background="elote"
        badge={<Badge>{bonusCopy.pending}</Badge>}
        title={bonusCopy.triviaWeek(week)}
        text={bonusCopy.triviaText}
        aside={
          <Button variant="primary" size="large" onClick={trivia.open}>
            {bonusCopy.triviaAnswer}
          </Button>
        }
      >
        <p className={classNames(TEXT, 'mt-2')}>
          <b>{bonusCopy.triviaUntil}</b>
        </p>
      </Panel>
    );
  }
  if (answered) return <AnsweredPanel answered={answered} />;
  return <NextTrivia />;
}

/** Says when the player gets a trivia, while none waits for an answer. */
function NextTrivia() {
  const { season, predictions, weeks } = useStores();
  const { counts, status, unsent } = season.currentWeekView;
  const isLoaded = status.value === 'ready' && weeks.shown.value !== null;
  const isSent = predictions.getForWeek(weeks.shown.value).length > 0;
  const canPredict = isLoaded && !isSent && counts.value.toSend > 0;
  function getTexts(): [title: string, text: string] {
    if (!isLoaded) return [bonusCopy.trivia, bonusCopy.triviaText];
    if (isLastWeekOver(season, weeks)) return [bonusCopy.triviaOver, bonusCopy.triviaOverText];
    // The server returns the only trivia of a week in the response to predictions, until the player answers it.
    // The response may have been lost, so another send of the week may bring the trivia.
    const hasMore = unsent.value.length > 0;
    return isSent
      ? [bonusCopy.triviaNext, hasMore ? bonusCopy.triviaMissingText : bonusCopy.triviaNextText]
      : [bonusCopy.triviaComes, hasMore ? bonusCopy.triviaComesText : bonusCopy.triviaNextText];
  }
  const [title, text] = getTexts();
  return (
    <Panel
      isQuiet
      card="whistle"
      background="elote"
      title={title}
      text={text}
      aside={
        <LinkButton
          to={PATHS.games}
          variant={canPredict ? 'primary' : 'line'}
          background="blanco"
          size="large"
        >
          {canPredict ? bonusCopy.triviaComesAction : bonusCopy.triviaNextAction}
        </LinkButton>
      }
    />
  );
}
