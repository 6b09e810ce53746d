import type { BackEnd } from '../back-end.ts';
import { getPersonaUserId, PERSONAS } from '../fixtures/personas.ts';
import { findRow, getRows } from '../models/rows.ts';
import type { UserRow } from '../models/user.ts';
import { TOKEN_KEY } from '../page/keys.ts';
import type { Id } from './edits.ts';

const SESSION_FACTS = /^(persona|login|logout|register|verify|delete)$/;

export type CurrentUser = ReturnType<typeof createCurrentUser>;

/**
 * Returns functions that say who is using the page: the account whose token the page stores. A page that doesn't know
 * yet that its session has ended still shows that account.
 */
export function createCurrentUser({ world, getPageStorage }: BackEnd) {
  const { schema } = world;

  function getCurrentUser(): UserRow | null {
    const token = getPageStorage()[TOKEN_KEY];
    const session = token && getRows(schema, 'sessions').find((row) => row.token === token);
    return session ? findRow(schema, 'users', session.userId) : null;
  }

  return {
    getCurrentUser,
    /** Returns the account with the id, by default the current one. Throws in Spanish when nobody is logged in. */
    getUserId(id: Id | undefined): Id {
      const userId = id ?? getCurrentUser()?.id;
      if (userId === undefined) throw new Error('No hay nadie con sesión: di de quién.');
      return userId;
    },
    /**
     * Returns the id of the persona that is using the page. Without a session it is the persona that was chosen last,
     * such as the one with a deleted account, or else `visitante`. Null for an account that is no persona's.
     */
    getPersonaId(): string | null {
      const user = getCurrentUser();
      if (user) {
        const persona =
          PERSONAS.find(({ id }) => getPersonaUserId(id) === user.id) ??
          PERSONAS.find(({ email }) => email === user.email);
        return persona?.id ?? null;
      }
      const last = world.timeline.applied().findLast(({ kind }) => SESSION_FACTS.test(kind));
      return last?.kind === 'persona' ? last.payload.id : 'visitante';
    },
  };
}
