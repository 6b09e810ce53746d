/** The world before any fact: every table, and the counters the next ids come from. Only the seed decides. */
import type { factoriesOf } from '../factories/index.ts';
import { PERSONAS } from '../fixtures/personas.ts';
import { CLUBS } from '../fixtures/teams.ts';
import { TRIVIAS } from '../fixtures/trivias.ts';
import { WEEKS } from '../fixtures/weeks.ts';
import { HOUR, instantOf, MINUTE } from '../lib/time.ts';
import { codeMail } from '../mail/mails.ts';
import type { MailRow, Tables, UserRow } from '../models/rows.ts';
import type { FailedLogIns } from '../rules/login-throttle.ts';
import { SETTINGS } from '../settings.ts';
import { historyOf } from './past-weeks.ts';
import { seasonOf } from './season.ts';

/** The last id given out in each table; part of the projection, so that a redo gives the same ids again. */
export type Counters = { [Table in keyof Tables]: number };

/** The tables, and where their ids stand. */
export interface Projection {
  tables: Tables;
  counters: Counters;
  /** There while the server answers as Laravel does by default: what its log-in throttle counts. */
  laravel?: { failedLogIns: FailedLogIns[] };
}

function usersOf(build: ReturnType<typeof factoriesOf>['user']): UserRow[] {
  return PERSONAS.filter((persona) => persona.email !== null).map((persona, index) => {
    const created_at = instantOf('2026-07-10', '18:00:00') + index * HOUR;
    return build({
      id: String(1 + index),
      name: persona.name,
      last_name: persona.last_name,
      nickname: persona.nickname,
      email: persona.email ?? '',
      phone: `55123456${70 + index}`,
      password: SETTINGS.password,
      verified_at: persona.verified ? created_at + 3 * MINUTE : null,
      created_at,
      deleted_at: persona.deleted ? instantOf('2026-08-20', '10:00:00') : null,
    });
  });
}

/** Builds the seed's tables. */
export function seedProjection(seed: number, factories: ReturnType<typeof factoriesOf>): Projection {
  const users = usersOf(factories.user);
  const games = seasonOf(seed, factories.game);
  const trivias = TRIVIAS.map((trivia) => factories.trivia({ ...trivia, options: [...trivia.options] }));
  const userIds = new Map(
    PERSONAS.flatMap((persona): (readonly [string, string])[] => {
      const user = users.find((row) => row.email === persona.email);
      return user ? [[persona.id, user.id]] : [];
    }),
  );
  const { predictions, answers } = historyOf(seed, games, trivias, userIds);
  const tables: Tables = {
    teams: CLUBS.map(({ id, name, short_name, color, color_alt }) => ({
      id,
      name,
      short_name,
      color,
      color_alt,
    })),
    weeks: WEEKS.map((week) => ({ ...week })),
    games,
    trivias,
    users,
    sessions: [],
    predictions,
    answers,
    mails: waitingCode(
      seed,
      users.find((user) => user.verified_at === null),
    ),
    faults: [],
  };
  const counters = Object.fromEntries(
    Object.entries(tables).map(([name, rows]: [string, { id: string }[]]) => [
      name,
      Math.max(0, ...rows.map((row) => Number(row.id))),
    ]),
  ) as Counters;
  return { tables, counters };
}

/** The code that waits in the mailbox of who has not confirmed yet. */
function waitingCode(seed: number, user: UserRow | undefined): MailRow[] {
  if (!user) return [];
  const created_at = SETTINGS.worldStart - 3 * MINUTE;
  return [{ ...codeMail(user, seed, 1, created_at), id: '1', created_at, used: false, seeded: true }];
}
