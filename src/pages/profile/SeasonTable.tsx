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
  const id = useId();
  const { isCurrent, kind } = week;
  const note = [isCurrent && seasonCopy.legendCurrent, getWeekStatus(week)].filter(Boolean).join(', ');
  return (
    <>
      <tr className={classNames(!note && LINE, isCurrent && 'bg-queso')}>
        <th scope="row" id={id} className="py-2 text-left">
          {name}
        </th>
        {columns.map((column) => (
          <td key={column.name} className={NUMBER}>
            {kind === 'ticket' ? column.read(week) : seasonCopy.figureNone}
          </td>
        ))}
      </tr>
      {note ? (
        // The note has a row of its own, because in the narrow first column it would wrap to three lines.
        <tr className={classNames(LINE, isCurrent ? 'bg-queso' : 'text-humo')}>
          <td
            headers={id}
            colSpan={1 + columns.length}
            className="pb-2 font-normal font-texto text-sm/medium"
          >
            {note}
          </td>
        </tr>
      ) : null}
    </>
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

// Equally wide columns for the longest heading, “Resultados”. A narrow phone needs the room for the name of the week.
const NUMBER = 'w-17 py-2 pl-1 text-right tabular-nums max-xs:w-15';

const LINE = 'border-tinta-25 border-b';
