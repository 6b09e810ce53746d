import { getCentreMidnight } from '../domain/centre-date.ts';
import type { Week } from '../domain/types.ts';
import type { Api } from './api.ts';
import { currentWeekSchema, type WireWeek, weekSchema } from './contract/week.ts';
import { getJson, getList, getRows, readOrThrow, unwrapObject } from './decode.ts';
import type { Requester } from './http/request.ts';

function toWeek(wire: WireWeek): Week | null {
  if (Number.isNaN(getCentreMidnight(wire.date_start))) return null;
  return {
    number: wire.number,
    alias: wire.alias?.trim() || null,
    beforeHoursBet: wire.before_hours_bet,
    beforeWeeksBet: wire.before_weeks_bet,
    dateStart: wire.date_start,
  };
}

export function createWeeksApi(request: Requester): Pick<Api, 'weeks' | 'currentWeek'> {
  return {
    weeks: (options) =>
      request({
        endpoint: 'weeks',
        method: 'GET',
        path: '/api/weeks',
        kind: 'read',
        decode: (body) => getRows(getList(getJson(body)), weekSchema, toWeek, (week) => week.number),
        options,
      }),
    currentWeek: (options) =>
      request({
        endpoint: 'current-week',
        method: 'GET',
        path: '/api/week/current',
        kind: 'read',
        decode(body) {
          const wire = readOrThrow(currentWeekSchema, unwrapObject(getJson(body)));
          return { number: wire.number, betDays: wire.bet_days ?? '' };
        },
        options,
      }),
  };
}
