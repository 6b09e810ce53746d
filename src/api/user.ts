import * as v from 'valibot';
import { getCentreMidnight, parseInstant } from '../domain/centre-time.ts';
import type { User } from '../domain/types.ts';
import type { Call } from './api.ts';
import { statsSchema, userSchema, type WireUser } from './contract/account.ts';
import { getJson, readOrThrow, rejectTextBody, unwrapObject } from './decode.ts';
import { withCamelKeys } from './keys.ts';

const getRealDate = (date: string | null) =>
  date !== null && !Number.isNaN(getCentreMidnight(date)) ? date : '';

function toUser({ birthdate, created_at, stats, ...wire }: WireUser): User {
  return {
    ...withCamelKeys(wire),
    birthdate: getRealDate(birthdate),
    createdAt: created_at ? parseInstant(created_at) : null,
    stats: withCamelKeys(stats ?? v.parse(statsSchema, {})),
  };
}

export const userCalls = {
  user: (): Call<User> => ({
    endpoint: 'user',
    path: '/api/user',
    kind: 'start',
    decode: (body) => toUser(readOrThrow(userSchema, unwrapObject(getJson(body)))),
  }),
  deleteAccount: (): Call<void> => ({
    endpoint: 'delete',
    path: '/api/user/delete',
    kind: 'write',
    decode: rejectTextBody,
  }),
};
