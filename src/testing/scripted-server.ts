import { beforeEach, vi } from 'vitest';

export interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** `drop`: the connection fails before the headers. `hold`: no answer before `release`. */
  breaks?: 'drop' | 'hold';
}

export type ScriptedServer = ReturnType<typeof createScriptedServer>;

export const ANA = {
  id: 7,
  name: 'Ana',
  last_name: 'Ruiz',
  nickname: 'ana_r',
  email: 'ana@correo.mx',
  phone: '5512345678',
  stats: { score: 0, position: null },
};

export const UNAUTHENTICATED: Answer = { status: 401, json: { message: 'Unauthenticated.' } };

/** Answers that apply until a test sets others with `on`. Any other request gets a 404. */
const DEFAULTS: Record<string, Answer> = {
  'GET /sanctum/csrf-cookie': { status: 204 },
  'GET /api/user': { json: ANA },
  'GET /api/weeks': { json: [] },
  'GET /api/week/current': { json: { number: 1, bet_days: '' } },
  'GET /api/pool/user/all': { json: [] },
  'GET /api/games/all': { json: [] },
};

export function createScriptedServer() {
  const answers = new Map<string, Answer[]>(
    Object.entries(DEFAULTS).map(([line, answer]) => [line, [answer]]),
  );
  const held = new Map<string, ((answer: Answer) => void)[]>();
  const received: { line: string; token: string | null; body: Record<string, unknown> }[] = [];

  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const line = `${init.method ?? 'GET'} ${url.pathname}`;
    const headers = new Headers(init.headers);
    received.push({
      line,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    });
    const queue = answers.get(line) ?? [];
    let answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404, json: { message: '' } };
    if (answer.breaks === 'hold') {
      answer = await new Promise<Answer>((resolve) => {
        held.set(line, [...(held.get(line) ?? []), resolve]);
      });
    }
    if (answer.breaks === 'drop') throw new TypeError('Failed to fetch');
    const text = answer.text ?? (answer.json === undefined ? null : JSON.stringify(answer.json));
    return new Response(text, {
      status: answer.status ?? 200,
      headers: { 'Content-Type': 'application/json', ...answer.headers },
    });
  });

  const requests = () => received.filter(({ line }) => line !== 'GET /sanctum/csrf-cookie');
  const lines = () => requests().map(({ line }) => line);
  return {
    /**
     * Sets the answers to the requests of `line` (method and path), in this order; the last answer is repeated.
     */
    on: (line: string, ...next: Answer[]) => void answers.set(line, next),
    requests,
    lines,
    count: (line: string) => lines().filter((sent) => sent === line).length,
    release(line: string, answer: Answer) {
      for (const resolve of held.get(line) ?? []) resolve(answer);
      held.delete(line);
    },
  };
}

/** Empties the storage and starts another server before each test; until then, the server has no functions. */
export function setUpScriptedServer(): ScriptedServer {
  const shared = {} as ScriptedServer;
  beforeEach(() => {
    localStorage.clear();
    Object.assign(shared, createScriptedServer());
  });
  return shared;
}
