/** The goals of a team in a score. */

/** One digit: the patterns below and those of `score-text.ts` read no more. */
export const MAX_GOALS = 9;

export function isGoals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_GOALS;
}

export const stepUp = (goals: number | null): number => Math.min((goals ?? 0) + 1, MAX_GOALS);

export const stepDown = (goals: number | null): number => Math.max((goals ?? 0) - 1, 0);

/** One digit; null for blank text, undefined for any other text such as “12”, “-2” or “2.5”. */
export function readGoals(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d$/.test(text) ? Number(text) : undefined;
}

/** Reads a whole score such as “3-1”, “3 – 1” or “3:1”; null for any other text. */
export function readScore(typed: string): { home: number; away: number } | null {
  const [, home, away] = /^\s*(\d)\s*[-–—:]\s*(\d)\s*$/.exec(typed) ?? [];
  return home && away ? { home: Number(home), away: Number(away) } : null;
}
