/** Changes of who uses the page. */
import type { PageState } from '../engine/page/page-state.ts';
import { getPersonaUserId, PERSONAS, type Persona } from '../fixtures/personas.ts';
import { listMails } from '../mail/mails.ts';
import type { AppSchema } from '../models/index.ts';
import { findRow, getRows } from '../models/rows.ts';
import type { UserRow } from '../models/user.ts';
import { TOKEN_KEY, VERIFICATION_KEY } from '../page/keys.ts';
import type { World } from '../world.ts';
import { createRowChange } from './edits.ts';

/**
 * Records the facts of a log-in of a persona, or of another account by its e-mail; returns the state that the page must
 * have. Throws for an unknown id.
 */
export function becomePersona(world: World, id: string): PageState {
  const { schema } = world;
  const persona = PERSONAS.find((known) => known.id === id);
  if (!persona) {
    const account = listOwnAccounts(schema).find(({ email }) => email === id);
    if (account) return openAccount(world, account);
    throw new Error(`No existe la persona ${id}. Hay: ${PERSONAS.map((known) => known.id).join(', ')}.`);
  }
  world.commit('persona', { id }, 'panel');
  const user = findAccount(schema, persona);
  if (!user) return { storage: {}, route: '/' };
  if (user.deleted_at !== null) return { storage: {}, route: '/user/login' };
  const state = openAccount(world, user);
  const session = getRows(schema, 'sessions').at(-1);
  if (persona.elsewhere && session) {
    world.commit('login', { user_id: user.id, device: 'otro celular' }, 'other-device');
    const changes = [createRowChange(world, 'sessions', session.id, { revoked: true })];
    world.commit('edit', { label: 'Sesión abierta en otro dispositivo', changes }, 'other-device');
  }
  return state;
}

/**
 * Logs an account in or, when it isn't confirmed, opens its confirmation. Returns the state that the page must have.
 */
function openAccount(world: World, user: UserRow): PageState {
  const { schema } = world;
  if (user.verified_at === null) {
    const codes = listMails(schema, world.now(), { to: user.email, kind: 'code' });
    if (codes.at(-1)?.state !== 'alive') world.commit('code', { user_id: user.id }, 'panel');
    const verification = JSON.stringify({ nav: 'coac', email: user.email });
    return { storage: { [VERIFICATION_KEY]: verification }, route: '/user/confirm-account' };
  }
  world.commit('login', { user_id: user.id }, 'panel');
  const session = getRows(schema, 'sessions').at(-1);
  return { storage: { [TOKEN_KEY]: session?.token ?? '' }, route: '/games' };
}

const PERSONA_USER_IDS = PERSONAS.map(({ id }) => getPersonaUserId(id));

/** Returns the accounts that are no persona's and weren't deleted, the oldest first. */
export const listOwnAccounts = (schema: AppSchema): UserRow[] =>
  getRows(schema, 'users').filter(
    (user) =>
      user.deleted_at === null &&
      !PERSONA_USER_IDS.includes(user.id) &&
      !PERSONAS.some(({ email }) => email === user.email),
  );

/** Returns the account of a persona, also when its e-mail was changed, or was registered again after a deletion. */
function findAccount(schema: AppSchema, { id, name, email }: Persona): UserRow | null {
  const userId = getPersonaUserId(id);
  if (userId === null) return null;
  const own = findRow(schema, 'users', userId);
  if (own && own.deleted_at === null) return own;
  const account = getRows(schema, 'users').findLast((row) => row.email === email) ?? own;
  if (!account) throw new Error(`La cuenta de ${name} ya no existe en este mundo.`);
  return account;
}
