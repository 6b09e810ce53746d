/** Applies facts to a projection. Pure but for the projection it changes; knows nothing of the time but `fact.at`. */

import { hexadecimal } from '../lib/random.ts';
import { codeMail, linkMail } from '../mail/mails.ts';
import type { MailRow, TableName, Tables } from '../models/rows.ts';
import { withFailedLogIn, withoutFailedLogIns } from '../rules/login-throttle.ts';
import type { Projection } from '../seeds/index.ts';
import type { Change, Fact, FactKind, FactPayloads } from './facts.ts';

interface Site {
  projection: Projection;
  seed: number;
  at: number;
}

const nextId = ({ projection: { counters } }: Site, table: TableName) => {
  counters[table] += 1;
  return String(counters[table]);
};

const find = <Name extends TableName>(site: Site, table: Name, id: string) =>
  (site.projection.tables[table] as Tables[Name][number][]).find((row) => row.id === id);

function sendMail(site: Site, mail: Omit<MailRow, 'id' | 'created_at' | 'used' | 'seeded'>) {
  const { tables } = site.projection;
  // A new secret makes the earlier ones of its kind useless.
  for (const old of tables.mails) {
    if (old.user_id === mail.user_id && old.kind === mail.kind && mail.kind !== 'notice') old.used = true;
  }
  tables.mails.push({ ...mail, id: nextId(site, 'mails'), created_at: site.at, used: false, seeded: false });
}

function sendCode(site: Site, user_id: string) {
  const user = find(site, 'users', user_id);
  if (user) sendMail(site, codeMail(user, site.seed, site.projection.counters.mails + 1, site.at));
}

function openSession(site: Site, user_id: string) {
  const id = nextId(site, 'sessions');
  const token = `${id}|${hexadecimal(40, site.seed, 5, Number(id), Number(user_id))}`;
  site.projection.tables.sessions.push({ id, user_id, token, created_at: site.at, revoked: false });
}

function endSessions(site: Site, user_id: string) {
  for (const session of site.projection.tables.sessions)
    if (session.user_id === user_id) session.revoked = true;
}

function change(site: Site, { table, id, patch, before }: Change) {
  const rows = site.projection.tables[table] as { id: string }[];
  const index = rows.findIndex((row) => row.id === id);
  if (patch === null) {
    if (index >= 0) rows.splice(index, 1);
    return;
  }
  const row = rows[index];
  if (row) Object.assign(row, structuredClone(patch));
  else if (before === null) {
    rows.push({ ...structuredClone(patch), id } as { id: string });
    rows.sort((a, b) => Number(a.id) - Number(b.id));
    site.projection.counters[table] = Math.max(site.projection.counters[table], Number(id));
  }
}

type Reducers = { [Kind in FactKind]: (site: Site, payload: FactPayloads[Kind]) => void };

const REDUCERS: Reducers = {
  register(site, { user }) {
    const id = nextId(site, 'users');
    site.projection.tables.users.push({
      ...user,
      id,
      created_at: site.at,
      verified_at: null,
      deleted_at: null,
    });
    sendCode(site, id);
  },
  code: (site, { user_id }) => sendCode(site, user_id),
  verify(site, { user_id, mail_id }) {
    const user = find(site, 'users', user_id);
    if (user) user.verified_at = site.at;
    const mail = mail_id === null ? undefined : find(site, 'mails', mail_id);
    if (mail) mail.used = true;
    // Confirmed with the code: the answer logs the player in. Confirmed elsewhere: it does not.
    if (mail_id !== null) openSession(site, user_id);
  },
  login(site, { user_id }) {
    openSession(site, user_id);
    const { laravel } = site.projection;
    const email = find(site, 'users', user_id)?.email ?? '';
    if (laravel) laravel.failedLogIns = withoutFailedLogIns(laravel.failedLogIns, email);
  },
  'login-failed'({ at, projection: { laravel } }, { email }) {
    if (laravel) laravel.failedLogIns = withFailedLogIn(laravel.failedLogIns, email, at);
  },
  logout(site, { session_id }) {
    const session = find(site, 'sessions', session_id);
    if (session) session.revoked = true;
  },
  link(site, { user_id }) {
    const user = find(site, 'users', user_id);
    if (user) sendMail(site, linkMail(user, site.seed, site.projection.counters.mails + 1, site.at));
  },
  password(site, { user_id, mail_id, password }) {
    const user = find(site, 'users', user_id);
    if (user) user.password = password;
    const mail = find(site, 'mails', mail_id);
    if (mail) mail.used = true;
    endSessions(site, user_id);
  },
  delete(site, { user_id }) {
    const user = find(site, 'users', user_id);
    if (user) user.deleted_at = site.at;
    endSessions(site, user_id);
  },
  pool(site, { user_id, predictions }) {
    for (const prediction of predictions) {
      const id = nextId(site, 'predictions');
      site.projection.tables.predictions.push({
        id,
        user_id,
        ...prediction,
        created_at: site.at,
        seeded: false,
      });
    }
  },
  trivia(site, payload) {
    const id = nextId(site, 'answers');
    site.projection.tables.answers.push({ id, ...payload, created_at: site.at, seeded: false });
  },
  persona() {},
  edit(site, { changes }) {
    for (const one of changes) change(site, one);
  },
  fault(site, { fault }) {
    const { faults } = site.projection.tables;
    const index = faults.findIndex((row) => row.id === fault.id);
    if (index >= 0) faults.splice(index, 1);
    faults.push(structuredClone(fault));
    site.projection.counters.faults += 1;
  },
  'fault-met'(site, { id, hit }) {
    const fault = find(site, 'faults', id);
    if (!fault) return;
    fault.met += 1;
    if (!hit || fault.times === 'always') return;
    fault.times -= 1;
    if (fault.times <= 0) REDUCERS['fault-clear'](site, { id });
  },
  'fault-clear'(site, { id }) {
    const { faults } = site.projection.tables;
    for (let index = faults.length - 1; index >= 0; index -= 1) {
      if (id === null || faults[index]?.id === id) faults.splice(index, 1);
    }
  },
  clock() {},
  laravel({ projection }, { isOn }) {
    if (isOn) projection.laravel = { failedLogIns: [] };
    else delete projection.laravel;
  },
};

/** Applies one fact. */
export function applyFact(projection: Projection, fact: Fact, seed: number) {
  const reduce = REDUCERS[fact.kind] as (site: Site, payload: Fact['payload']) => void;
  reduce({ projection, seed, at: fact.at }, fact.payload);
}
