import { getCentreMidnight } from '../domain/centre-time.ts';
import type { CurrentWeek, Week } from '../domain/types.ts';
import type { Call } from './api.ts';
import { currentWeekSchema, type WireWeek, weekSchema } from './contract/week.ts';
import { getJson, getList, getRows, readOrThrow, unwrapObject } from './decode.ts';
import { withCamelKeys } from './keys.ts';

function toWeek(wire: WireWeek): Week | null {
  if (Number.isNaN(getCentreMidnight(wire.date_start))) return null;
  return { ...withCamelKeys(wire), alias: wire.alias?.trim() || null };
}

export const weeksCalls = {
  weeks: (): Call<readonly Week[]> => ({
    endpoint: 'weeks',
    path: '/api/weeks',
    decode: (body) => getRows(getList(getJson(body)), weekSchema, toWeek, (week) => week.number),
  }),
  /** Rejects with kind `pool-week-not-valid` when the server has no current week. */
  currentWeek: (): Call<CurrentWeek> => ({
    endpoint: 'current-week',
    path: '/api/week/current',
    decode(body) {
      const wire = readOrThrow(currentWeekSchema, unwrapObject(getJson(body)));
      return { number: wire.number, betDays: wire.bet_days ?? '' };
    },
  }),
};
