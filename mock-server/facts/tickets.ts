/** What a player sends: predictions and answers to trivias. */
import type { ScorePick } from '../models/prediction.ts';
import { getTable } from '../models/rows.ts';
import type { Context } from './context.ts';

export const ticketFacts = {
  pool({ schema, at }: Context, { user_id, predictions }: { user_id: string; predictions: ScorePick[] }) {
    for (const { game_id, home_score, away_score } of predictions) {
      // The seed may have a prediction of the player for this game with a later `created_at`. The sent prediction
      // replaces it.
      getTable(schema, 'predictions').remove({ userId: user_id, gameId: String(game_id), seeded: true });
      const scores = { home_score, away_score, created_at: at, seeded: false };
      schema.create('prediction', { userId: user_id, gameId: game_id, ...scores });
    }
  },
  trivia(
    { schema, at }: Context,
    sent: { user_id: string; trivia_id: string; answer: string; is_correct: boolean },
  ) {
    const keys = { userId: sent.user_id, triviaId: sent.trivia_id };
    // The seed may have an answer of the player with a later `created_at`. The sent answer replaces it.
    getTable(schema, 'answers').remove({ ...keys, seeded: true });
    // Only the first sent answer counts. The server refuses a second one, but a saved world may have it.
    if (schema.findBy('answer', keys)) return;
    const { answer, is_correct } = sent;
    schema.create('answer', { ...keys, answer, is_correct, created_at: at, seeded: false });
  },
};
