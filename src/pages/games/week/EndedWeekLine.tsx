import { EndedWeek } from '../../../components/EndedWeek.tsx';
import { useStores } from '../../../use-stores.ts';

/** Above a current week that hasn't opened: the week before, if a ticket of it was sent. */
export function EndedWeekLine() {
  const { predictions, shownWeek, weeks } = useStores();
  const ended = weeks.find((shownWeek.week.value?.number ?? 0) - 1);
  if (shownWeek.phase.value !== 'before' || !ended) return null;
  if (predictions.getForWeek(ended.number).length === 0) return null;
  return (
    <div className="mt-6">
      <EndedWeek week={ended} leadsTo="ticket" />
    </div>
  );
}
