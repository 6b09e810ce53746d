import { expect, test } from 'vitest';
import type { Api } from './client.ts';
import { createApi } from './client.ts';

async function getBody(call: (api: Api) => Promise<unknown>): Promise<unknown> {
  const bodies: unknown[] = [];
  const api = createApi(async (sent) => {
    bodies.push(sent.body);
    return undefined as never;
  });
  await call(api);
  return bodies[0];
}

test('sendPool sends the score of each game, with ids that are safe integers as numbers and larger ids as text', async () => {
  const picks = [
    { gameId: '7', homeScore: 2, awayScore: 1 },
    { gameId: '9007199254740993', homeScore: 0, awayScore: 3 },
  ];
  expect(await getBody((api) => api.send((calls) => calls.sendPool(picks)))).toEqual({
    pool: [
      { game_id: 7, home_score: 2, away_score: 1 },
      { game_id: '9007199254740993', home_score: 0, away_score: 3 },
    ],
  });
});

test('answerTrivia sends the id of the question and the answer with its spaces', async () => {
  expect(await getBody((api) => api.send((calls) => calls.answerTrivia('3', ' Los dos ')))).toEqual({
    question_id: 3,
    answer: ' Los dos ',
  });
});
