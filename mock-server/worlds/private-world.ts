/** Hides in a saved world what identifies a person, for a link that others will read. */

import { disguisePassword } from '../catalogue/disguised-password.ts';
import type { SavedWorld } from '../engine/history/saved-world.ts';
import type { PageState } from '../engine/page/page-state.ts';
import type { Fact } from '../facts/index.ts';
import { PERSONAS } from '../fixtures/personas.ts';
import { hideContact, hideContacts, invent, mapTexts } from '../lib/private-text.ts';
import { decodeOrKeep } from '../lib/text.ts';
import { listMails } from '../mail/mails.ts';
import { findRow, getRows } from '../models/rows.ts';
import { TOKEN_KEY } from '../page/keys.ts';
import type { World } from '../world.ts';

const NAMES = ['name', 'last_name', 'nickname'] as const;
const PERSONA_IDS = PERSONAS.map(({ id }) => id);
const KNOWN_NAMES = new Set(PERSONAS.flatMap((persona) => NAMES.map((key) => persona[key])));

/** Returns an invented name of the same form; the name of a persona stays. */
const inventName = (name: string): string => (KNOWN_NAMES.has(name) ? name : invent(name));

function hidePerson(row: Record<string, unknown> | null): void {
  if (!row) return;
  for (const key of ['email', 'phone'] as const)
    if (typeof row[key] === 'string') row[key] = hideContact(row[key], key, PERSONA_IDS);
  // Worlds of before 2026-11-29 have the passwords that were edited in Mundo.
  if (typeof row.password === 'string') row.password = disguisePassword(row.password);
  for (const key of NAMES) if (typeof row[key] === 'string') row[key] = inventName(row[key]);
}

/** Returns a copy of the world in which every account that is not a persona has invented names and contacts. */
export function hideWorld(saved: SavedWorld<Fact>, world: World): SavedWorld<Fact> {
  const copy = mapTexts(saved, (text) => text);
  for (const branch of copy.branches) {
    for (const fact of branch.facts) {
      if (fact.kind === 'register') hidePerson(fact.payload.user as Record<string, unknown>);
      if (fact.kind === 'edit')
        for (const change of fact.payload.changes)
          if (change.table === 'users') for (const row of [change.patch, change.before]) hidePerson(row);
      if (fact.page) fact.page = hidePage(fact.page, world);
    }
    if (branch.basePage) branch.basePage = hidePage(branch.basePage, world);
  }
  return mapTexts(copy, (text) => hideContacts(text, PERSONA_IDS));
}

/** A token and the link of a mail follow from the facts, so the ids of the session and the mail stand for them. */
function hidePage({ storage, route }: PageState, world: World): PageState {
  const session = getRows(world.schema, 'sessions').find(({ token }) => token === storage[TOKEN_KEY]);
  const mail = listMails(world.schema, world.now()).find(
    ({ path }) => path !== null && isSameRoute(path, route),
  );
  return {
    storage: TOKEN_KEY in storage ? { ...storage, [TOKEN_KEY]: `⟦sesion ${session?.id ?? 0}⟧` } : storage,
    route: mail ? `/⟦enlace ${mail.id}⟧` : route,
  };
}

const isSameRoute = (a: string, b: string) => decodeOrKeep(a) === decodeOrKeep(b);

/** Returns the page state with the token and the route that its marks stand for, in the world of the link. */
export function showPage({ storage, route }: PageState, world: World): PageState {
  const session = /^⟦sesion (\w+)⟧$/.exec(storage[TOKEN_KEY] ?? '')?.[1];
  const mail = /^\/⟦enlace (\w+)⟧$/.exec(route)?.[1];
  const token = session && (findRow(world.schema, 'sessions', session)?.token ?? `${session}|`);
  return {
    storage: token ? { ...storage, [TOKEN_KEY]: token } : storage,
    route: mail ? (listMails(world.schema, world.now()).find(({ id }) => id === mail)?.path ?? '/') : route,
  };
}
