const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A unit of time on a plate. */
export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** What one plate shows: two digits and their unit. */
export interface CountdownPart {
  unit: CountdownUnit;
  figure: string;
}

const part = (unit: CountdownUnit, value: number): CountdownPart => ({
  unit,
  figure: String(value).padStart(2, '0'),
});

/**
 * Splits what is left (ms, never below zero) into plates. From one hour up the clock ticks by the minute, so
 * seconds show only under an hour; days only where there is one.
 */
export function countdownParts(left: number): CountdownPart[] {
  const ms = Math.max(0, left);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (ms >= DAY) return [part('days', Math.floor(ms / DAY)), part('hours', hours), part('minutes', minutes)];
  if (ms >= HOUR) return [part('hours', hours), part('minutes', minutes)];
  return [part('hours', 0), part('minutes', minutes), part('seconds', Math.floor((ms % MINUTE) / 1000))];
}
