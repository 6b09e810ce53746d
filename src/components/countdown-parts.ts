import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/durations.ts';

export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

export interface CountdownPart {
  unit: CountdownUnit;
  figure: string;
}

const createPart = (unit: CountdownUnit, value: number): CountdownPart => ({
  unit,
  figure: String(value).padStart(2, '0'),
});

/**
 * `left` in ms; negative values count as 0. Seconds are shown only below one hour, because from one hour on
 * the clock (`TimeStore`) ticks each minute.
 */
export function getCountdownParts(left: number): CountdownPart[] {
  const ms = Math.max(0, left);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (ms >= DAY_MS)
    return [
      createPart('days', Math.floor(ms / DAY_MS)),
      createPart('hours', hours),
      createPart('minutes', minutes),
    ];
  if (ms >= HOUR_MS) return [createPart('hours', hours), createPart('minutes', minutes)];
  return [
    createPart('hours', 0),
    createPart('minutes', minutes),
    createPart('seconds', Math.floor((ms % MINUTE_MS) / SECOND_MS)),
  ];
}
