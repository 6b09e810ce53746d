import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { formatFigure, formatNumber } from '../copy/format.ts';
import { rankingCopy } from '../copy/ranking.ts';
import { explainTie, isMyRow, RANKING_PAGE_SIZE } from '../domain/ranking.ts';
import { EXACT_EXTRA_POINTS, RESULT_POINTS, TRIVIA_POINTS } from '../domain/scoring.ts';
import type { RankRow } from '../domain/types.ts';
import { Badge } from '../ui/Badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { LongWords } from './LongWords.tsx';

const WIDE_COLUMNS = [
  rankingCopy.columnExact,
  rankingCopy.columnResults,
  rankingCopy.columnTrivia,
  rankingCopy.columnMovement,
];
const STANDINGS_COLUMNS = 8;

interface StandingsProps {
  caption: string;
  rows: readonly RankRow[] | null;
  nickname: string | null;
  isBusy: boolean;
}

export function Standings({ caption, rows, nickname, isBusy }: StandingsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <table className="w-full border-collapse border-2 border-tinta bg-blanco" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <HeadCell className="text-left">{rankingCopy.columnPlace}</HeadCell>
          <HeadCell className="text-left">{rankingCopy.columnNickname}</HeadCell>
          {WIDE_COLUMNS.map((name) => (
            <HeadCell key={name} className="text-right max-md:hidden">
              {name}
            </HeadCell>
          ))}
          <HeadCell>{rankingCopy.columnPoints}</HeadCell>
          <HeadCell>
            <span className="sr-only">{rankingCopy.columnDetail}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody className={isBusy ? 'opacity-45' : undefined}>
        {rows === null
          ? Array.from({ length: RANKING_PAGE_SIZE }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ten equal rows that never move
              <tr key={index} className="border-tinta-25">
                <PlaceCell />
                <Cell colSpan={STANDINGS_COLUMNS - 1}>
                  <div className="h-3 w-3/5 bg-kraft" />
                </Cell>
              </tr>
            ))
          : rows.map((row, index) => {
              // A masked nickname is not unique, so two tied rows may have the same position and nickname.
              const id = `${row.position} ${row.nickname} ${index}`;
              return (
                <StandingsRow
                  key={id}
                  row={row}
                  above={rows[index - 1]}
                  below={rows[index + 1]}
                  isMine={isMyRow(row, nickname)}
                  isOpen={open === id}
                  onToggle={() => setOpen(open === id ? null : id)}
                />
              );
            })}
      </tbody>
    </table>
  );
}

interface StandingsRowProps {
  row: RankRow;
  above: RankRow | undefined;
  below: RankRow | undefined;
  isMine: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function StandingsRow(props: StandingsRowProps) {
  const { row, isMine, isOpen, onToggle } = props;
  const detailId = useId();
  return (
    <>
      <tr
        className={classNames(isOpen ? 'border-transparent' : 'border-tinta-25', isMine && 'bg-queso')}
        data-me={isMine || undefined}
        tabIndex={isMine ? -1 : undefined}
      >
        <PlaceCell variant={isMine ? 'mine' : row.position <= 3 ? 'podium' : 'plain'}>
          {formatNumber(row.position)}
        </PlaceCell>
        <th
          scope="row"
          className={classNames(
            LINE,
            PADDING,
            'text-left font-cartel text-base/tight font-normal max-md:w-full',
          )}
        >
          {/* From 720 px on, the column is as wide as its longest word, up to 14em. Otherwise even a short
              nickname would break, because the table has many columns. */}
          <span
            className={classNames(
              'font-texto text-base/tight font-semibold normal-nums',
              'md:inline-block md:max-w-[14em] md:wrap-break-word',
            )}
          >
            <LongWords text={row.nickname} />
            {isMine ? (
              <Badge className="ml-2 max-xs:mt-1 max-xs:ml-0 max-xs:flex max-xs:w-max">
                {rankingCopy.me}
              </Badge>
            ) : null}
          </span>
        </th>
        <Cell className="max-md:hidden">{formatFigure(row.exact)}</Cell>
        <Cell className="max-md:hidden">{formatFigure(row.results)}</Cell>
        <Cell className="max-md:hidden">{formatFigure(row.trivias)}</Cell>
        <Cell className="max-md:hidden">
          <Movement places={row.movement} color={isMine ? 'text-tinta' : undefined} />
        </Cell>
        <Cell>
          <b className="condensed text-2xl/none">{formatNumber(row.score)}</b>
        </Cell>
        <Cell className="w-11 pl-0 max-xs:pl-0">
          <button
            type="button"
            className="-my-1.5 -mr-2 inline-grid size-11 cursor-pointer place-items-center bg-transparent"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={rankingCopy.detailLabel(row.nickname)}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
          </button>
        </Cell>
      </tr>
      {isOpen ? (
        <tr id={detailId}>
          <td
            className="border-b-2 border-tinta p-0 text-base/normal normal-nums wrap-anywhere"
            colSpan={STANDINGS_COLUMNS}
          >
            <RowDetail row={row} isMine={isMine} />
            <TieExplanation {...props} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Explains why the row is below the row above it or, if only the row below has the same score, why it is above that. */
function TieExplanation({ row, above, below, isMine }: StandingsRowProps) {
  const isBelow = above?.score !== row.score;
  const other = isBelow ? below : above;
  if (other?.score !== row.score) return null;
  const [higher, lower] = isBelow ? [row, other] : [other, row];
  const steps = explainTie(higher, lower);
  const decided = steps.find(({ verdict }) => verdict === 'decides');
  const reason = isMine
    ? (isBelow ? rankingCopy.tieWhyBeforeMine : rankingCopy.tieWhyAfterMine)(other.nickname)
    : (isBelow ? rankingCopy.tieWhyBefore : rankingCopy.tieWhyAfter)(row.nickname, other.nickname);
  const title = higher.position === lower.position ? rankingCopy.tieShared : reason;
  return (
    <Breakdown
      title={`${title}: ${rankingCopy.tieBothHave(row.score)}`}
      lines={steps.map(({ criterion, above: first, below: second, verdict }, index) => ({
        label: `${index + 1}. ${rankingCopy.tieCriteria[criterion]}`,
        value:
          first === null || second === null
            ? null
            : rankingCopy.tieValues(isBelow ? first : second, isBelow ? second : first),
        result: rankingCopy.tieVerdicts[verdict],
        isHighlighted: verdict === 'decides',
      }))}
    >
      <p className="mt-3 text-sm">
        {decided?.criterion === 'sent' ? `${rankingCopy.tieSentDecides(higher.nickname)} ` : null}
        {rankingCopy.tieNeverByLot}
      </p>
    </Breakdown>
  );
}

/**
 * Returns the points by kind, or null if the server does not send both the exact scores and the results, or if
 * the counts do not add up to the score. A missing count of trivias is derived from the remaining points.
 */
function getLines({ exact, results, trivias, score }: RankRow): BreakdownLine[] | null {
  if (exact === null || results === null) return null;
  const games = results * RESULT_POINTS + exact * EXACT_EXTRA_POINTS;
  const right = trivias ?? (score - games) / TRIVIA_POINTS;
  if (right < 0 || games + right * TRIVIA_POINTS !== score) return null;
  return [
    { label: rankingCopy.detailResults, value: results, result: `+${results * RESULT_POINTS}` },
    { label: rankingCopy.detailExact, value: exact, result: `+${exact * EXACT_EXTRA_POINTS}` },
    { label: rankingCopy.detailTrivia, value: right, result: `+${right * TRIVIA_POINTS}` },
  ];
}

function RowDetail({ row, isMine }: { row: RankRow; isMine: boolean }) {
  const lines = getLines(row) ?? [
    { label: rankingCopy.columnExact, value: row.exact ?? '–' },
    { label: rankingCopy.columnResults, value: row.results ?? '–' },
    { label: rankingCopy.columnTrivia, value: row.trivias ?? '–' },
  ];
  return (
    <Breakdown
      className="pt-3.5"
      title={
        isMine ? rankingCopy.detailTitleMine(row.score) : rankingCopy.detailTitle(row.nickname, row.score)
      }
      lines={[...lines, { label: rankingCopy.detailMovement, result: <Movement places={row.movement} /> }]}
    />
  );
}

interface BreakdownLine {
  label: string;
  value?: ReactNode;
  result?: ReactNode;
  isHighlighted?: boolean;
}

interface BreakdownProps {
  title: string;
  lines: readonly BreakdownLine[];
  className?: string;
  children?: ReactNode;
}

function Breakdown({ title, lines, className, children }: BreakdownProps) {
  return (
    <div className={classNames('px-4 pb-4', className)}>
      <h3 className="condensed mb-2.5 text-lg/tight">{title}</h3>
      <ol className="border-t-2 border-dashed border-tinta">
        {lines.map(({ label, value, result, isHighlighted = false }) => (
          <li
            key={label}
            className={classNames(
              'condensed grid min-h-10 items-center gap-3 border-b border-tinta-25 text-base/tight',
              'grid-cols-[1fr_auto_76px] max-xs:grid-cols-[1fr_auto_56px]',
              isHighlighted && '-mx-4 bg-queso px-4',
            )}
          >
            <span>{label}</span>
            <span>{value}</span>
            <span className={classNames('text-right', !isHighlighted && 'text-humo')}>{result}</span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

const PADDING = 'px-3 max-xs:px-2';
const LINE = 'h-13 border-b border-inherit py-2';

function HeadCell({ className = 'text-right', ...cell }: ComponentProps<'th'>) {
  return (
    <th
      {...cell}
      scope="col"
      className={classNames('condensed bg-tinta py-2.5 text-base/none text-papel', PADDING, className)}
    />
  );
}

function Cell({ className, ...cell }: ComponentProps<'td'>) {
  return <td {...cell} className={classNames(LINE, PADDING, 'text-right text-base/tight', className)} />;
}

const PLACE_VARIANTS = {
  plain: 'condensed border-r-tinta-40 text-xl/none',
  podium: 'border-r-tinta-40 bg-queso font-rotulo text-2xl/none font-normal text-chile',
  mine: 'condensed border-r-queso bg-tinta text-xl/none text-queso',
};

interface PlaceCellProps {
  variant?: keyof typeof PLACE_VARIANTS;
  children?: ReactNode;
}

function PlaceCell({ variant = 'plain', children }: PlaceCellProps) {
  return (
    <td
      className={classNames(
        LINE,
        PADDING,
        'w-16 border-r-2 text-center [border-right-style:dashed] max-xs:w-11.5',
        PLACE_VARIANTS[variant],
      )}
    >
      {children}
    </td>
  );
}

interface MovementLineProps {
  places: number;
  size: number;
  className: string;
  color?: string | undefined;
  children: ReactNode;
}

export function MovementLine({ places, size, className, color, children }: MovementLineProps) {
  const ownColor = places > 0 ? 'text-verde' : places < 0 && 'text-chile';
  return (
    <span className={classNames('condensed inline-flex items-center gap-1', className, color ?? ownColor)}>
      <Icon name={places > 0 ? 'up' : places < 0 ? 'fall' : 'same'} size={size} />
      {children}
    </span>
  );
}

function Movement({ places, color }: { places: number | null; color?: string | undefined }) {
  if (places === null) {
    return <span className={classNames('condensed text-base/none', color ?? 'text-humo')}>–</span>;
  }
  return (
    <MovementLine places={places} size={15} className="text-base/none" color={color}>
      {places === 0 ? null : <span aria-hidden="true">{Math.abs(places)}</span>}
      <span className="sr-only">{rankingCopy.moved(places)}</span>
    </MovementLine>
  );
}
