import { getCentreMidnight } from '../domain/centre-time.ts';
import type { CurrentWeek, Week } from '../domain/types.ts';
import type { CallOptions } from './api.ts';
import { currentWeekSchema, type WireWeek, weekSchema } from './contract/week.ts';
import { getJson, getList, getRows, readOrThrow, unwrapObject } from './decode.ts';
import type { Requester } from './http/request.ts';
import { withCamelKeys } from './keys.ts';

function toWeek(wire: WireWeek): Week | null {
  if (Number.isNaN(getCentreMidnight(wire.date_start))) return null;
  return { ...withCamelKeys(wire), alias: wire.alias?.trim() || null };
}

export function createWeeksApi(request: Requester) {
  return {
    weeks: (options?: CallOptions) =>
      request({
        endpoint: 'weeks',
        path: '/api/weeks',
        decode: (body): readonly Week[] =>
          getRows(getList(getJson(body)), weekSchema, toWeek, (week) => week.number),
        options,
      }),
    /** Rejects with kind `pool-week-not-valid` when the server has no current week. */
    currentWeek: (options?: CallOptions) =>
      request({
        endpoint: 'current-week',
        path: '/api/week/current',
        decode(body): CurrentWeek {
          const wire = readOrThrow(currentWeekSchema, unwrapObject(getJson(body)));
          return { number: wire.number, betDays: wire.bet_days ?? '' };
        },
        options,
      }),
  };
}
