import { expect, test } from 'vitest';
import { checkMock, getOutcome, type MockCheck } from './check-mock.ts';
import type { AnswerChange } from './mock-api.ts';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const refuseWith = (status: number, message: string, headers?: Record<string, string>) =>
  json(status, { message }, headers);

export const at =
  (line: string, change: AnswerChange): AnswerChange =>
  (request, answer) =>
    `${request.method} ${new URL(request.url).pathname}`.endsWith(line) ? change(request, answer) : answer();

export const whenGood = (
  line: string,
  change: (answer: Response) => Response | Promise<Response>,
): AnswerChange =>
  at(line, async (_, answer) => {
    const response = await answer();
    return response.ok ? change(response) : response;
  });

export const withHeaders =
  (headers: Record<string, string>): AnswerChange =>
  async (_, answer) => {
    const response = await answer();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

export const withCookie = (cookie: string) =>
  at('/sanctum/csrf-cookie', () => new Response(null, { status: 204, headers: { 'set-cookie': cookie } }));

export const TRACE = { exception: 'ErrorException', trace: [{ file: 'index.php', line: 1 }] };

export type Case = [title: string, setup: MockCheck & { endpoint?: string }, check: string, outcome: RegExp];

export function testDeviations(cases: Case[]): void {
  test.each(cases)('check:api: %s', async (_, { endpoint, only = [], ...setup }, check, outcome) => {
    const report = await checkMock({ ...setup, only: [...only, check] });
    expect(getOutcome(report, check, endpoint)).toMatch(outcome);
  });
}
