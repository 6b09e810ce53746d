import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/durations.ts';

/** A unit of time in a countdown. */
export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** One figure of a countdown: two digits and their unit. */
export interface CountdownPart {
  unit: CountdownUnit;
  figure: string;
}

const part = (unit: CountdownUnit, value: number): CountdownPart => ({
  unit,
  figure: String(value).padStart(2, '0'),
});

/**
 * Splits what is left (ms, never below zero) into figures. Seconds are included only below one hour, since above it the
 * clock ticks by the minute; days only from one day up.
 */
export function getCountdownParts(left: number): CountdownPart[] {
  const ms = Math.max(0, left);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (ms >= DAY_MS)
    return [part('days', Math.floor(ms / DAY_MS)), part('hours', hours), part('minutes', minutes)];
  if (ms >= HOUR_MS) return [part('hours', hours), part('minutes', minutes)];
  return [
    part('hours', 0),
    part('minutes', minutes),
    part('seconds', Math.floor((ms % MINUTE_MS) / SECOND_MS)),
  ];
}
