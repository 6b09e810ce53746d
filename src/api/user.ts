import { getCentreMidnight, parseInstant } from '../domain/centre-time.ts';
import type { User, UserStats } from '../domain/types.ts';
import type { CallOptions } from './api.ts';
import { userSchema, type WireUser } from './contract/account.ts';
import { getJson, readOrThrow, rejectTextBody, unwrapObject } from './decode.ts';
import type { Requester } from './http/request.ts';

function toStats(stats: WireUser['stats']): UserStats {
  return {
    score: stats?.score ?? null,
    position: stats?.position ?? null,
    exact: stats?.exact ?? null,
    results: stats?.results ?? null,
    trivias: stats?.trivias ?? null,
    weeksPlayed: stats?.weeks_played ?? null,
  };
}

const getRealDate = (date: string | null) =>
  date !== null && !Number.isNaN(getCentreMidnight(date)) ? date : '';

function toUser(wire: WireUser): User {
  return {
    id: wire.id,
    name: wire.name ?? '',
    lastName: wire.last_name ?? '',
    nickname: wire.nickname ?? '',
    email: wire.email,
    phone: wire.phone ?? '',
    birthdate: getRealDate(wire.birthdate),
    zipcode: wire.zipcode ?? '',
    state: wire.state ?? '',
    municipality: wire.municipality ?? '',
    neighborhood: wire.neighborhood ?? '',
    acceptsMarketing: wire.accepts_marketing ?? false,
    createdAt: wire.created_at ? parseInstant(wire.created_at) : null,
    stats: toStats(wire.stats),
  };
}

export function createUserApi(request: Requester) {
  return {
    user: (options?: CallOptions) =>
      request({
        endpoint: 'user',
        path: '/api/user',
        kind: 'start',
        decode: (body) => toUser(readOrThrow(userSchema, unwrapObject(getJson(body)))),
        options,
      }),
    deleteAccount: (options?: CallOptions) =>
      request({
        endpoint: 'delete',
        path: '/api/user/delete',
        kind: 'write',
        decode: rejectTextBody,
        options,
      }),
  };
}
