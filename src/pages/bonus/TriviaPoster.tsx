import { bonusCopy } from '../../copy/bonus.ts';
import { getWeekNameByNumber } from '../../copy/week-name.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useStores } from '../../use-stores.ts';
import { AnsweredTriviaPanel } from './AnsweredTriviaPanel.tsx';
import { NextTrivia } from './NextTrivia.tsx';
import { TEXT, TriviaPanel } from './TriviaPanel.tsx';

export function TriviaPoster({ bonus }: { bonus: BonusPageStore }) {
  const { trivia, weeks } = useStores();
  const pending = trivia.pending.value;
  const [answered] = trivia.answered.value;
  const current = weeks.currentNumber.value;

  if (pending) {
    const week = getWeekNameByNumber(pending.week, weeks.all.value);
    return (
      <TriviaPanel
        card="whistle"
        background="bg-elote"
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
      </TriviaPanel>
    );
  }
  if (answered && (current === null || answered.week >= current))
    return <AnsweredTriviaPanel {...answered} />;
  return <NextTrivia bonus={bonus} />;
}
