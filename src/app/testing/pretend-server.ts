/** A `fetch` that answers as a test says, breaks as it says, and remembers what it was asked. */
import { vi } from 'vitest';

/** One answer. */
export interface Answer {
  status?: number;
  /** Sent as JSON; nothing is sent without it. */
  json?: unknown;
  /** Sent as it is; beats `json`. */
  text?: string;
  headers?: Record<string, string>;
  /** `drop`: the line is lost before the headers. `hold`: nothing comes until `release`. */
  breaks?: 'drop' | 'hold';
}

/** What one request carried. */
export interface Asked {
  /** Method and path, for instance `POST /api/auth/login`. */
  line: string;
  token: string | null;
  body: Record<string, unknown>;
}

/** The levers of the server. */
export interface PretendServer {
  /** Answers a line from now on; several answers are given in turn, the last one again and again. */
  on(line: string, ...answers: Answer[]): void;
  /** Every request so far, the csrf cookie's left out. */
  asked(): readonly Asked[];
  /** Their lines alone. */
  lines(): readonly string[];
  /** Lets the held requests of a line go on with what the line answers now. */
  release(line: string, answer: Answer): void;
}

/** The player of these tests, as the server tells of her. */
export const ANA = {
  id: 7,
  name: 'Ana',
  last_name: 'Ruiz',
  nickname: 'ana_r',
  email: 'ana@correo.mx',
  phone: '5512345678',
  stats: { score: 0, position: null },
};

/** The answers of a quiet day, so that no page raises a dialog of its own. */
const QUIET: Record<string, Answer> = {
  'GET /sanctum/csrf-cookie': { status: 204 },
  'GET /api/user': { json: ANA },
  'GET /api/weeks': { json: [] },
  'GET /api/week/current': { json: { number: 1, bet_days: '' } },
  'GET /api/pool/user/all': { json: [] },
  'GET /api/games/all': { json: [] },
};

/** Takes over `fetch` until the test ends. */
export function pretendServer(): PretendServer {
  const answers = new Map<string, Answer[]>(Object.entries(QUIET).map(([line, answer]) => [line, [answer]]));
  const held = new Map<string, ((answer: Answer) => void)[]>();
  const asked: Asked[] = [];

  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const line = `${init.method ?? 'GET'} ${url.pathname}`;
    const headers = new Headers(init.headers);
    asked.push({
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

  const said = () => asked.filter(({ line }) => line !== 'GET /sanctum/csrf-cookie');
  return {
    on: (line, ...next) => void answers.set(line, next),
    asked: said,
    lines: () => said().map(({ line }) => line),
    release(line, answer) {
      for (const resolve of held.get(line) ?? []) resolve(answer);
      held.delete(line);
    },
  };
}
