import fc from 'fast-check';

/**
 * Reference implementation of the rules of a week and of the points. To be independent of the product, this
 * module calculates times with BigInt, compares them as text at −06:00 and recognises an exact score by its
 * text, whereas the product compares numbers.
 */

export interface ReferenceWeek {
  number: number;
  hours: number | null;
  weeks: number | null;
  dateStart: string;
}

export interface ReferenceGame {
  date: string;
  time: string;
  status: string;
  hasPrediction: boolean;
}

export interface Verdict {
  expired: boolean;
  isNext: boolean;
  available: boolean;
}

const two = (value: bigint) => value.toString().padStart(2, '0');

function dayNumber(year: bigint, month: bigint, day: bigint): bigint {
  // The calculation starts each year in March, so that the leap day is the last day of the year.
  const shifted = month <= 2n ? year - 1n : year;
  const fromMarch = (month + 9n) % 12n;
  return (
    shifted * 365n + shifted / 4n - shifted / 100n + shifted / 400n + (fromMarch * 306n + 5n) / 10n + day
  );
}

function calendar(days: bigint): string {
  let year = days / 366n;
  while (dayNumber(year + 1n, 3n, 1n) <= days) year += 1n;
  for (let index = 11n; index >= 0n; index -= 1n) {
    const month = ((index + 2n) % 12n) + 1n;
    const inYear = month <= 2n ? year + 1n : year;
    const first = dayNumber(inYear, month, 1n);
    if (first <= days) return `${inYear.toString().padStart(4, '0')}-${two(month)}-${two(days - first + 1n)}`;
  }
  throw new Error('no such day');
}

const DAY = 86_400_000n;

function stamp(milliseconds: bigint): string {
  const rest = milliseconds % DAY;
  const clock = `${two(rest / 3_600_000n)}:${two((rest / 60_000n) % 60n)}:${two((rest / 1000n) % 60n)}`;
  return `${calendar(milliseconds / DAY)} ${clock}.${(rest % 1000n).toString().padStart(3, '0')}`;
}

function count(date: string, time = '00:00:00'): bigint {
  const [year, month, day] = date.split('-').map(BigInt) as [bigint, bigint, bigint];
  const [hour, minute, second] = time.split(':').map(BigInt) as [bigint, bigint, bigint | undefined];
  return dayNumber(year, month, day) * DAY + hour * 3_600_000n + minute * 60_000n + (second ?? 0n) * 1000n;
}

export function centreText(instant: number): string {
  return stamp(count('1970-01-01') + BigInt(instant) - 6n * 3_600_000n);
}

export function getVerdict(game: ReferenceGame, week: ReferenceWeek, instant: number): Verdict {
  const now = centreText(instant);
  const kickOff = count(game.date, game.time);
  const hours = week.hours === null ? 2n : BigInt(week.hours);
  const weeks = week.weeks === null ? 1n : BigInt(week.weeks);
  const start = stamp(kickOff);
  const cutoff = stamp(kickOff - hours * 3_600_000n);
  const opening = stamp(kickOff - weeks * 7n * DAY);
  const hasStarted = now.slice(0, 10) >= week.dateStart;
  const beforeCutoff = now < cutoff;
  const isOpenWindow = hasStarted || now >= opening;
  return {
    expired: !beforeCutoff || (!hasStarted && now < opening),
    isNext: !isOpenWindow && now < start,
    available: game.status === 'active' && !game.hasPrediction && beforeCutoff && isOpenWindow,
  };
}

export function getCurrentWeek(weeks: readonly ReferenceWeek[], instant: number): number | null {
  const today = centreText(instant).slice(0, 10);
  let best: ReferenceWeek | null = null;
  let last: ReferenceWeek | null = null;
  for (const week of weeks) {
    if (week.dateStart >= today && (best === null || week.number < best.number)) best = week;
    if (last === null || week.number > last.number) last = week;
  }
  return (best ?? last)?.number ?? null;
}

interface ReferenceScore {
  homeScore: number;
  awayScore: number;
}

const toText = ({ homeScore, awayScore }: ReferenceScore) => `${homeScore}–${awayScore}`;

function getWinner({ homeScore, awayScore }: ReferenceScore): 'home' | 'away' | 'nobody' {
  if (homeScore > awayScore) return 'home';
  return homeScore < awayScore ? 'away' : 'nobody';
}

export function getReferencePoints(pick: ReferenceScore, result: ReferenceScore): number {
  if (getWinner(pick) !== getWinner(result)) return 0;
  return toText(pick) === toText(result) ? 2 + 3 : 2;
}

export const RUNS = process.env.FULL ? 100_000 : 5_000;
/** The parameters of a test of generated cases. */
export const GENERATED = { numRuns: RUNS, seed: Number(process.env.SEED ?? 20_260_826) };

export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Generates dates such as `2026-08-28`. */
export const dates = fc
  .tuple(
    fc.integer({ min: 2024, max: 2029 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}-${twoDigits(month)}-${twoDigits(day)}`);
