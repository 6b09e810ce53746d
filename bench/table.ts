export type ReferenceSite = 'static' | 'bare';

export interface Goal {
  most?: number;
  least?: number;
  of?: ReferenceSite;
}

export interface BenchRow {
  what: string;
  measured: number;
  unit?: 'ms' | 'KiB' | 'MB' | 'MiB' | '×' | '%';
  static?: number;
  bare?: number;
  goal?: Goal;
}

export interface Group {
  title: string;
  rows: readonly BenchRow[];
}

export type GoalVerdict = 'met' | 'missed' | 'no goal';

function getRatio(row: BenchRow, reference: ReferenceSite): number | null {
  const base = row[reference];
  return base === undefined ? null : row.measured / base;
}

/**
 * Compares unrounded figures. A goal is missed if the measured figure is not a number or the reference figure
 * is missing.
 */
export function getVerdict(row: BenchRow): GoalVerdict {
  if (!row.goal) return 'no goal';
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY, of } = row.goal;
  const value = of === undefined ? row.measured : (getRatio(row, of) ?? Number.NaN);
  return value <= most && value >= least ? 'met' : 'missed';
}

function formatFigure(value: number, unit: BenchRow['unit'] = undefined): string {
  if (Number.isNaN(value)) return '–';
  const isRatio = unit === '×';
  const isSmall = unit === undefined && value > 0 && value < 0.1;
  const digits = isSmall ? 3 : isRatio ? 2 : Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 1;
  return unit ? `${value.toFixed(digits)} ${unit}` : value.toFixed(digits);
}

const REFERENCES: Record<ReferenceSite, string> = { static: '÷ static', bare: '÷ bare' };

function formatGoal({ goal, unit }: BenchRow): string {
  if (!goal) return '';
  const { most, least, of } = goal;
  const [sign, limit] = most === undefined ? ['≥', least] : ['≤', most];
  return `${sign} ${limit}${of ? ` ${REFERENCES[of]}` : unit ? ` ${unit}` : ''}`;
}

const VERDICTS: Record<GoalVerdict, string> = { met: 'met', missed: '**missed**', 'no goal': '' };

function drawRow(row: BenchRow): string {
  const formatRatio = (reference: ReferenceSite) => {
    const ratio = getRatio(row, reference);
    return ratio === null ? '' : ratio.toFixed(2);
  };
  const cells = [
    row.what,
    formatFigure(row.measured, row.unit),
    formatRatio('static'),
    formatRatio('bare'),
    formatGoal(row),
    VERDICTS[getVerdict(row)],
  ];
  return `| ${cells.join(' | ')} |`;
}

export function drawTable(groups: readonly Group[]): string {
  return [
    '| what | measured | ÷ static page | ÷ bare stack | goal | result |',
    '|---|--:|--:|--:|--:|---|',
    ...groups.flatMap(({ title, rows }) => [`| **${title}** | | | | | |`, ...rows.map(drawRow)]),
  ].join('\n');
}

export function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}
