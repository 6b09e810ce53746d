/** What another device does with an account. */
import type { BackEnd } from '../back-end.ts';
import { getRows } from '../models/rows.ts';
import { findAnswer } from '../rules/trivia.ts';
import { getRow, type Id } from './edits.ts';

/** `getUserId` returns the id of the current user for a missing id. */
export function createOtherDeviceControl({ world, change }: BackEnd, getUserId: (id: Id | undefined) => Id) {
  const { schema } = world;

  return {
    /** Confirms an account as if in another browser: no session starts, so the page stays logged out. */
    verify: (id: Id) =>
      change(() => {
        getRow(world, 'users', id);
        return world.commit('verify', { user_id: String(id), mail_id: null }, 'other-device').seq;
      }),
    /**
     * Answers the trivia of a week correctly on another device, by default for the current user. Rejects a week without
     * a trivia, an unknown account and an account that has answered.
     */
    answerTrivia: (week: number, id?: Id) =>
      change(() => {
        const trivia = getRows(schema, 'trivias').find((row) => row.weekId === String(week));
        if (!trivia) throw new Error(`La jornada ${week} no tiene trivia.`);
        const user_id = String(getUserId(id));
        getRow(world, 'users', user_id);
        if (findAnswer(schema, user_id, trivia.id, world.now()))
          throw new Error(`Esa cuenta ya contestó la trivia de la jornada ${week}.`);
        const payload = { user_id, trivia_id: trivia.id, answer: trivia.correct, is_correct: true };
        return world.commit('trivia', payload, 'other-device').seq;
      }),
  };
}
