import { vi } from 'vitest';
import type { FaultReply, Reply } from './faults.ts';

const TEAM = { name: 'Club', short_name: 'CLU' };
const createGame = (id: number) => ({
  id,
  date: '2026-08-30',
  time: '18:00',
  status: { name: 'activo' },
  home: { id: 2 * id, ...TEAM },
  away: { id: 2 * id + 1, ...TEAM },
});

export const GAMES = [createGame(1), createGame(2)];
export const EMAIL = 'ana@correo.mx';
const createRanking = (page: number) => ({
  data: [{ position: 10 * page, nickname: `row of page ${page}`, score: 5 }],
  my_position: { position: 1, score: 5 },
  meta: { current_page: page, last_page: 3 },
});

const GOOD: Record<string, unknown> = {
  'GET /api/user': { id: 7, email: EMAIL, nickname: 'ana_r' },
  'POST /api/auth/login': { access_token: '2|abc' },
  'POST /api/user/register': { email: EMAIL },
  'POST /api/user/verify': { message: 'Email verified', access_token: '2|abc' },
  'POST /api/user/verify/resend': { message: 'Verification code sent' },
  'POST /api/auth/forgot-password': { message: 'We have emailed your password reset link.' },
  'POST /api/auth/change-password': { message: 'Your password has been reset.' },
  'GET /api/auth/logout': { message: 'Logged out' },
  'GET /api/user/delete': { message: 'Account deleted' },
  'GET /api/zipcode/06700': {
    zipcode: '06700',
    state: 'Ciudad de México',
    municipality: 'Cuauhtémoc',
    neighborhoods: ['Roma Norte'],
  },
  'GET /api/weeks': [
    { number: 6, alias: null, date_start: '2026-08-21' },
    { number: 7, alias: null, date_start: '2026-08-28' },
  ],
  'GET /api/week/current': { number: 7, bet_days: 'sáb,dom' },
  'GET /api/games/all': { 7: { data: GAMES } },
  'GET /api/games/week/7': { 7: { data: GAMES } },
  'POST /api/trivia/answer': { is_correct: true },
};

interface LineFault {
  getReplies(good: unknown): readonly FaultReply[];
  isDone: boolean;
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}

function createHalfBody(text: string, isCut: boolean): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2))));
      if (isCut) setTimeout(() => controller.error(new TypeError('network error')), 5);
    },
  });
}

async function getDelivery(reply: Reply, { redirect, signal }: RequestInit): Promise<Response> {
  const { breaks, headers, json, status = 200 } = reply;
  if (breaks === 'lost') throw new TypeError('Failed to fetch');
  if (breaks === 'hang') return untilAborted(signal);
  if (breaks === 'redirect') {
    if (redirect !== 'manual') return new Response('<!doctype html>', { status: 200 });
    // For a redirect with `redirect: 'manual'`, `fetch` returns a response of the type `opaqueredirect`,
    // which the `Response` constructor can’t create.
    return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  }
  const text = reply.text ?? (json === undefined ? null : JSON.stringify(json));
  const isHalf = breaks === 'stall' || breaks === 'cut';
  const body = isHalf ? createHalfBody(text ?? '{}', breaks === 'cut') : text;
  return new Response(body, { status, headers });
}

export function createFaultyBackEnd() {
  const state: { pools: object[]; isDeleted: boolean } = { pools: [], isDeleted: false };
  const requests: string[] = [];
  let broken: (LineFault & { line: string; replies: number }) | null = null;
  let isOffline = false;
  let cookies = 0;

  function act(line: string, init: RequestInit) {
    if (line === 'GET /api/user/delete') state.isDeleted = true;
    if (line !== 'POST /api/pool/user') return;
    const { pool } = JSON.parse(String(init.body)) as { pool: { game_id: number }[] };
    state.pools = pool.map((row, index) => ({ id: index + 1, ...row, points: null }));
  }

  function getGoodBody(line: string, page: number): unknown {
    if (line === 'POST /api/pool/user') return { message: 'Pool saved', pool: state.pools };
    if (line === 'GET /api/pool/user/all') return state.pools.length > 0 ? { 7: state.pools } : {};
    return /^GET \/api\/ranking/.test(line) ? createRanking(page) : GOOD[line];
  }

  function getGoodReply(line: string, page: number): Reply {
    if (line === 'GET /sanctum/csrf-cookie') {
      cookies += 1;
      // biome-ignore lint/suspicious/noDocumentCookie: a browser sets it from the header of the answer.
      document.cookie = `XSRF-TOKEN=fresh-${cookies}%3D`;
      return { status: 204 };
    }
    if (line === 'GET /api/user' && state.isDeleted) {
      return { status: 401, json: { message: 'Unauthenticated.' } };
    }
    return { json: getGoodBody(line, page) };
  }

  function getFaultyReply(line: string, page: number): FaultReply {
    if (broken?.line !== line) return 'good';
    const replies = broken.getReplies(getGoodBody(line, page));
    const reply = replies[Math.min(broken.replies, replies.length - 1)] ?? 'good';
    broken.replies += 1;
    return reply;
  }

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const line = `${init.method ?? 'GET'} ${url.pathname}`;
    requests.push(line);
    if (isOffline) throw new TypeError('Failed to fetch');
    const page = Number(url.searchParams.get('page') ?? 1);
    const reply = getFaultyReply(line, page);
    if (reply === 'good' || broken?.isDone) act(line, init);
    return getDelivery(reply === 'good' ? getGoodReply(line, page) : reply, init);
  });

  return {
    requests,
    /**
     * Answers the next requests of `line` (method and path) with the replies of `fault` in order, and repeats
     * the last reply.
     */
    break(line: string, fault: LineFault) {
      broken = { line, replies: 0, ...fault };
    },
    goOffline() {
      isOffline = true;
    },
  };
}
