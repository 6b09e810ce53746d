import { expect, test } from 'vitest';
import type { AnswerChange } from '../mock-api.ts';
import { checkMock, getOutcome, type MockCheck } from './check-mock.ts';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const refuseWith = (status: number, message: string, headers?: Record<string, string>) =>
  json(status, { message }, headers);

export const at =
  (line: string, change: AnswerChange): AnswerChange =>
  (request, answer) =>
    `${request.method} ${new URL(request.url).pathname}`.endsWith(line) ? change(request, answer) : answer();

/** A server that answers this call with this message. */
export const says = (line: string, ...refusal: Parameters<typeof refuseWith>) =>
  at(line, () => refuseWith(...refusal));

/** A server that answers this call with a redirect. */
export const redirects = (line: string, location: string) =>
  at(line, () => new Response(null, { status: 302, headers: { location } }));

export const whenGood = (
  line: string,
  change: (answer: Response) => Response | Promise<Response>,
): AnswerChange =>
  at(line, async (_, answer) => {
    const response = await answer();
    return response.ok ? change(response) : response;
  });

/** A server that changes the JSON of this call's good answers. */
// biome-ignore lint/suspicious/noExplicitAny: a test knows the JSON that the mock server sends.
export const changes = (line: string, change: (body: any) => unknown) =>
  whenGood(line, async (answer) => json(200, change(await answer.json())));

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

/** `row` is the name of a check, or its endpoint and its name. Without `change`, the mock server has no fault. */
type Row = [title: string, change: AnswerChange | null, row: string, outcome: RegExp, setup?: MockCheck];

export function testRows(rows: Row[]): void {
  test.each(rows)('check:api: %s', async (_, change, row, outcome, setup = {}) => {
    const only = [...(setup.only ?? []), row];
    const report = await checkMock({ ...setup, ...(change && { change }), only });
    expect(getOutcome(report, row)).toMatch(outcome);
  });
}
