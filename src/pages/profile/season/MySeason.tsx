import { seasonCopy } from '../../../copy/season.ts';
import { getWeekNameByNumber } from '../../../copy/week-name.ts';
import { formatNumber } from '../../../lib/format.ts';
import { PATHS } from '../../../lib/routes.ts';
import type { ProfilePageStore } from '../../../stores/pages/profile-page.ts';
import type { SeasonStore } from '../../../stores/pages/season.ts';
import { Button } from '../../../ui/Button.tsx';
import { RouteLink } from '../../../ui/RouteLink.tsx';
import { useStores } from '../../../use-stores.ts';
import { Figure } from './Figure.tsx';
import { SeasonChart } from './SeasonChart.tsx';
import { SeasonFigures } from './SeasonFigures.tsx';
import { SeasonShare } from './SeasonShare.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { getWeekStatus } from './season-text.ts';

interface MySeasonProps {
  profile: ProfilePageStore;
  onChoose: (week: number) => void;
}

// Renders nothing until the tickets have loaded, because “Mis boletos” below shows the loading state and the failure.
export function MySeason({ profile, onChoose }: MySeasonProps) {
  const { toast, weeks } = useStores();
  const season = profile.season.season.value;
  if (profile.tickets.value.status !== 'ready') return null;
  const getName = (week: number) => getWeekNameByNumber(week, weeks.all.value);
  const notes = season.weeks.filter(
    ({ cancelled, pending, postponed }) => cancelled + pending + postponed > 0,
  );
  return (
    <section className="mb-11" aria-labelledby="my-season">
      <h2 id="my-season">{seasonCopy.title}</h2>
      {season.weeks.length === 0 ? (
        <p className="mt-4">
          {seasonCopy.emptyText}{' '}
          <RouteLink className="link" to={PATHS.games}>
            {seasonCopy.emptyAction}
          </RouteLink>
        </p>
      ) : (
        <>
          <p className="condensed mt-4 inline-flex items-center gap-[.9rem] bg-noche px-[.9rem] py-[.6rem] text-17/115 text-papel print:bg-transparent print:px-0 print:text-tinta">
            <Figure className="px-[.25em] py-[.06em] text-40">{formatNumber(season.total)}</Figure>
            {seasonCopy.total(season.total)}
          </p>
          <p className="mt-3 text-15 text-humo print:hidden">{seasonCopy.chartHint}</p>
          <SeasonChart weeks={season.weeks} getName={getName} onChoose={onChoose} />
          {notes.length > 0 ? (
            <ul className="mt-3 text-15/140">
              {notes.map((week) => (
                <li key={week.number}>{seasonCopy.noteLine(getName(week.number), getWeekStatus(week))}</li>
              ))}
            </ul>
          ) : null}
          <Completion store={profile.season} unplaced={season.unplacedTrivia} />
          <SeasonTable season={season} getName={getName} />
          <SeasonFigures season={season} getName={getName} />
          <SeasonShare season={season} getName={getName} onSaved={() => toast.show('share-saved')} />
        </>
      )}
    </section>
  );
}

function Completion({ store, unplaced }: { store: SeasonStore; unplaced: number }) {
  const missing = store.missing.value;
  const completion = store.completion.value;
  const hasMissing = missing.trivia + missing.games > 0;
  return (
    <div className="print:hidden">
      {unplaced > 0 || hasMissing ? (
        <div className="mt-4 grid justify-items-start gap-2 border-2 border-dashed border-tinta bg-blanco px-4 py-3">
          {unplaced > 0 ? <p>{seasonCopy.triviaToPlace(unplaced)}</p> : null}
          {missing.games > 0 ? <p>{seasonCopy.resultsToCheck(missing.games)}</p> : null}
          {hasMissing ? (
            <Button
              variant="line"
              ground="blanco"
              isBusy={completion === 'busy'}
              onClick={() => void store.complete()}
            >
              {completion === 'busy' ? seasonCopy.completing : seasonCopy.complete}
            </Button>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="text-15">
        {completion === 'failed' ? seasonCopy.completeFailed : null}
        {completion === 'late' ? seasonCopy.completeLate : null}
        {completion === 'done' ? seasonCopy.completed : null}
      </p>
    </div>
  );
}
