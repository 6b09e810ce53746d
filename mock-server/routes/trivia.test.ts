// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { type BackEnd, startBackEnd } from '../testing/back-end.ts';

let server: BackEnd;
let token: string;
beforeEach(async () => {
  server = startBackEnd();
  token = await server.login('nico@correo.mx');
});

const answer = (question_id: unknown, text: unknown) =>
  server.call('POST', '/api/trivia/answer', { token, body: { question_id, answer: text } });
const stored = () => server.world.data.tables().answers.filter((row) => !row.seeded);

describe('answering the trivia', () => {
  it('says whether it was right, and keeps it', async () => {
    expect((await answer(507, '1970')).body).toEqual({ is_correct: true });
    expect((await answer(508, 'El Jalisco')).body).toEqual({ is_correct: false });
    expect(stored().map((row) => [row.triviaId, row.is_correct])).toEqual([
      ['507', true],
      ['508', false],
    ]);
  });

  it('is worth one point when right and none when wrong', async () => {
    const score = async () => (await server.call('GET', '/api/user', { token })).body.stats.score;
    await answer(508, 'El Jalisco');
    expect(await score()).toBe(0);
    await answer(507, '1970');
    expect(await score()).toBe(1);
  });

  it('is done once', async () => {
    await answer(507, '1962');
    const again = await answer(507, '1970');
    expect([again.status, again.body.message]).toEqual([422, 'This User already answer this question']);
    expect(stored()).toHaveLength(1);
  });

  it('of a question that is gone is not found', async () => {
    server.edit('trivias', '507', null);
    const reply = await answer(507, '1970');
    expect([reply.status, reply.body.message]).toEqual([404, 'Question Not Found']);
  });

  it('is taken until 23:59:59 of the last day of its week', async () => {
    server.at('2026-08-31 00:00:00');
    expect((await answer(507, '1970')).body.message).toBe('Question Not Found');
    server.at('2026-08-30 23:59:59');
    expect((await answer(507, '1970')).status).toBe(200);
  });

  const refusals: [string, unknown, unknown, string][] = [
    ['no number', 'siete', '1970', 'The question id field must be a number.'],
    ['no answer', 507, '', 'The answer field is required.'],
    ['a list for an answer', 507, ['1970'], 'The answer field is required.'],
    ['nothing', undefined, undefined, 'The question id field must be a number. (and 1 more error)'],
  ];
  it.each(refusals)('with %s is refused', async (_, id, text, message) => {
    const reply = await answer(id, text);
    expect([reply.status, reply.body.message]).toEqual([422, message]);
    expect(stored()).toEqual([]);
  });
});
