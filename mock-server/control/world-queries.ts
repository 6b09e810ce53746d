/** What a world says of itself. */
import { viewTable } from '../admin/tables.ts';
import type { BackEnd } from '../back-end.ts';
import { copyWithoutPage } from '../engine/facts.ts';
import { getPersonaUserId, PASSWORD, PERSONAS } from '../fixtures/personas.ts';
import { hashText, toCanonicalJson } from '../lib/hash.ts';
import { findRow } from '../models/rows.ts';
import type { TableName } from '../models/tables.ts';
import { SERVER_RULES } from '../server-rules.ts';
import type { CurrentUser } from './current-user.ts';

export function createWorldQueries(
  { world, standings }: BackEnd,
  { getCurrentUser, getPersonaId }: CurrentUser,
) {
  const { schema, timeline } = world;

  return {
    facts: ({ future = false } = {}) =>
      (future ? timeline.current().facts : timeline.applied()).map(copyWithoutPage),
    now: () => world.now(),
    cursor: () => timeline.current().cursor,
    /**
     * Resolves to a hash of the seed, the number of simulated players and all tables: 32 hexadecimal digits, equal for
     * equal worlds on any machine.
     */
    async hash() {
      const { seed, parameters } = timeline.current();
      return hashText(toCanonicalJson({ seed, ...parameters, ...world.tables() }));
    },
    /** Returns the personas, each with the present e-mail of its account. */
    personas: () =>
      PERSONAS.map((persona) => ({
        ...persona,
        email: findRow(schema, 'users', getPersonaUserId(persona.id) ?? '')?.email ?? persona.email,
        password: PASSWORD,
      })),
    user() {
      const user = getCurrentUser();
      return user && { id: user.id, name: user.name, email: user.email };
    },
    /**
     * Returns the id of the persona that is using the page, `visitante` when nobody has logged in; null for an account
     * that is no persona's.
     */
    persona: getPersonaId,
    table: (name: TableName | 'ranking') => viewTable(world, standings, name),
    seed: () => world.seed(),
    /**
     * Returns the server's decisions where the API contract is open. Durations are in ms unless the name says
     * otherwise.
     */
    assumptions: () => SERVER_RULES,
  };
}
