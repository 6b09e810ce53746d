/** The accounts that the panel creates beside the personas. */
import type { BackEnd } from '../back-end.ts';
import { PASSWORD } from '../fixtures/personas.ts';
import { getRows } from '../models/rows.ts';
import type { UserRow } from '../models/user.ts';
import { getRegistrationErrors, readRegistration } from '../rules/registration.ts';
import { copyDrafts } from './drafts.ts';
import { becomePersona, listOwnAccounts } from './personas.ts';

export function createAccountControl({ world, jump, pageAdapter }: BackEnd) {
  const { schema } = world;

  /** Returns the account of a registration that the server would accept; otherwise throws in Spanish. */
  function create(person: Record<string, unknown>): UserRow {
    const input = { ...person, password: PASSWORD };
    const all = { ...input, accepts_terms: true, accepts_privacy: true };
    const errors = getRegistrationErrors(all, getRows(schema, 'users'), world.now());
    const fields = Object.keys(errors);
    if (fields.length > 0) throw new Error(`Así no se puede registrar nadie: revisa ${fields.join(', ')}.`);
    world.commit('register', { user: readRegistration(input) }, 'panel');
    return getRows(schema, 'users').at(-1) as UserRow;
  }

  return {
    /**
     * Registers an account with the password of the personas, confirms it unless `isVerified` is false, logs it in or
     * opens its confirmation, and reloads the page. Rejects a registration that the server would refuse.
     */
    addAccount: (person: Record<string, unknown>, { isVerified = true } = {}) =>
      jump(() => {
        const user = create(person);
        if (isVerified) world.commit('verify', { user_id: user.id, mail_id: null }, 'panel');
        return copyDrafts(becomePersona(world, user.email), pageAdapter.snapshot());
      }),
    /** Returns the accounts of this world that are no persona's and weren't deleted, the oldest first. */
    accounts: () =>
      listOwnAccounts(schema).map(({ name, last_name, nickname, email, verified_at }) => ({
        /** For `world.as`. */
        id: email,
        name,
        last_name,
        nickname,
        email,
        isVerified: verified_at !== null,
      })),
  };
}
