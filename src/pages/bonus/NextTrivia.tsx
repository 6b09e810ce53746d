import { bonusCopy } from '../../copy/bonus.ts';
import { PATHS } from '../../lib/routes.ts';
import type { BonusPageStore } from '../../stores/pages/bonus-page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useStores } from '../../use-stores.ts';
import { TriviaPanel } from './TriviaPanel.tsx';

export function NextTrivia({ bonus }: { bonus: BonusPageStore }) {
  const { currentWeek, predictions, trivia, weeks } = useStores();
  const { counts, status, remaining } = currentWeek;
  const isLoaded = status.value === 'ready' && weeks.currentNumber.value !== null;
  const current = weeks.currentNumber.value;
  const isSent = predictions.getForWeek(current).length > 0;
  const isAnswered = current !== null && trivia.points.value.has(current);
  const canPredict = isLoaded && !isSent && counts.value.fillable > 0;
  function getTexts(): { title: string; text: string } {
    if (!isLoaded) return { title: bonusCopy.trivia, text: bonusCopy.triviaText };
    if (bonus.isAllDone.value) return { title: bonusCopy.triviaOver, text: bonusCopy.triviaOverText };
    // The server returns the only trivia of a week in the response to predictions, until the player answers it.
    // The response may have been lost, so another send of the week may bring the trivia.
    const hasMore = remaining.value.length > 0;
    return isSent
      ? {
          title: bonusCopy.triviaNext,
          text: hasMore && !isAnswered ? bonusCopy.triviaMissingText : bonusCopy.triviaNextText,
        }
      : {
          title: bonusCopy.triviaComes,
          text: hasMore ? bonusCopy.triviaComesText : bonusCopy.triviaNextText,
        };
  }
  return (
    <TriviaPanel
      isQuiet
      card={isSent ? 'ticket' : 'stopwatch'}
      {...getTexts()}
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
