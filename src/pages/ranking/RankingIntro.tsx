import type { RankingStore } from '../../stores/ranking/ranking.ts';
import { useStores } from '../../use-stores.ts';
import { getIntro } from './ranking-intro.ts';
import { SeasonOver } from './SeasonOver.tsx';
import { useIsPast } from './use-is-past.ts';

/** A separate component, so that a tick of the clock renders only the text and not the whole page. */
export function RankingIntro({ ranking }: { ranking: RankingStore }) {
  const { time, weeks } = useStores();
  const choice = ranking.choice.value;
  const isOver = ranking.isSeasonOver.value;
  const isPast = useIsPast(ranking);
  return (
    <>
      {isOver ? <SeasonOver choice={choice} /> : null}
      {getIntro(choice, isPast, weeks.all.value, time.now.value)}
    </>
  );
}
