import { useId, useState } from 'react';
import { getWeekStatus, seasonCopy } from '../../copy/my-season.ts';
import { hasTriviaPoints, type SeasonSummary, type SeasonWeek } from '../../domain/season.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SeasonTableProps {
  season: SeasonSummary;
  getName: (week: number) => string;
}

/**
 * A table with the figures of the chart. The button shows it on screen; for screen readers and in printouts it is
 * always there.
 */
export function SeasonTable({ season, getName }: SeasonTableProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const columns = COLUMNS.filter(
    ({ name }) => name !== seasonCopy.columnTrivia || hasTriviaPoints(season.weeks),
  );
  return (
    <>
      <button
        type="button"
        className="link print:hidden"
        aria-pressed={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {seasonCopy.tableShow} <Icon name={isShown ? 'minus' : 'plus'} />
      </button>
      <div id={id} className={classNames('relative print:not-sr-only', !isShown && 'sr-only')}>
        <table className="condensed mt-2 w-full border-collapse text-base/compact">
          <caption className="pb-2 text-left text-lg">{seasonCopy.table}</caption>
          <thead>
            <tr className="border-tinta border-b-2 text-humo text-sm/compact">
              <th scope="col" className="text-left">
                {seasonCopy.columnWeek}
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={NUMBER}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {season.weeks.map((week) => (
              <Row key={week.number} week={week} name={getName(week.number)} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ week, name, columns }: { week: SeasonWeek; name: string; columns: readonly Column[] }) {
  const { isCurrent, kind } = week;
  const status = getWeekStatus(week);
  return (
    <tr className={classNames('border-tinta-25 border-b', isCurrent && 'bg-queso')}>
      <th scope="row" className="py-2 text-left">
        {name}
        {status || isCurrent ? (
          <small className="block font-normal font-texto text-sm/medium">
            {[isCurrent && seasonCopy.legendCurrent, status].filter(Boolean).join(', ')}
          </small>
        ) : null}
      </th>
      {columns.map((column) => (
        <td key={column.name} className={NUMBER}>
          {kind === 'ticket' ? column.read(week) : seasonCopy.figureNone}
        </td>
      ))}
    </tr>
  );
}

interface Column {
  name: string;
  read: (week: SeasonWeek) => string | number;
}

const COLUMNS: readonly Column[] = [
  { name: seasonCopy.columnExact, read: ({ exactPoints }) => exactPoints },
  { name: seasonCopy.columnResult, read: ({ resultPoints }) => resultPoints },
  { name: seasonCopy.columnTrivia, read: ({ trivia }) => trivia ?? seasonCopy.figureNone },
  { name: seasonCopy.columnPoints, read: ({ points }) => points },
];

const NUMBER = 'py-2 pl-2 text-right';
