/**
 * A back end of its own, without the mock server: sessions, CSRF tokens and answers in the forms of Laravel, for a
 * season of one open week.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type StaticHost, startStaticHost } from '../../scripts/static-host.ts';

export const EVA = { email: 'eva.solis@buzon.example', password: 'salsa verde 88' };
const NAMES = { name: 'Evangelina', last_name: 'Solís Prado', nickname: 'evita_gol' };
/** What no log, export or storage of the simulator may have. The session and the token are `secrets` of the server. */
export const PRIVATE = [EVA.email, EVA.password, '5543218765', ...Object.values(NAMES)];

/** The time of the server when it starts: a Thursday before the games of week 7. */
const STARTS_AT = Date.parse('2026-09-10T18:00:00Z');
const WEEK = 7;
const PAGE_SIZE = 10;
const PLAYERS = 24;
const OPTIONS = ['1917', '1943', '1960'];

interface Answer {
  status: number;
  body?: unknown;
  cookies?: string[];
}

interface Call {
  path: string;
  page: number;
  body: Record<string, unknown>;
}

interface SentScore {
  game_id: number;
  home_score: number;
  away_score: number;
}

export interface LaravelLike extends StaticHost {
  /** Number of predictions that the server keeps. */
  countPredictions(): number;
  /** Lets the pages of this other origin call the API. */
  allow(site: string): void;
  /** The tokens and cookies that the server has given. */
  secrets(): readonly string[];
}

/** Serves the files of `folder` and the API. */
export async function startLaravelLike({ folder = '' } = {}): Promise<LaravelLike> {
  let site = '';
  const startedAt = Date.now();
  const secrets: string[] = [];
  const tokens = new Set<string>();
  const predictions: (SentScore & { id: number })[] = [];
  let hasAnswered = false;

  function createSecret(): string {
    const secret = randomBytes(20).toString('hex');
    secrets.push(secret);
    return secret;
  }

  const say = (status: number, message: string): Answer => ({ status, body: { message } });

  function logIn({ body }: Call): Answer {
    if (body.email !== EVA.email)
      return {
        status: 422,
        body: {
          message: 'The selected email is invalid.',
          errors: { email: ['The selected email is invalid.'] },
        },
      };
    if (body.password !== EVA.password) return say(401, 'Invalid Credentials');
    const token = `${tokens.size + 1}|${createSecret()}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer' } };
  }

  function sendPredictions({ body }: Call): Answer {
    const sent = Array.isArray(body.pool) ? (body.pool as SentScore[]) : [];
    for (const score of sent) predictions.push({ ...score, id: 9_000 + predictions.length });
    const trivia = {
      id: 31,
      question: '¿En qué año se fundó el club?',
      answer: JSON.stringify({ options: OPTIONS }),
    };
    return {
      status: 200,
      body: { message: 'Pool saved', trivia: hasAnswered ? 'Already answered' : trivia },
    };
  }

  function answerTrivia({ body }: Call): Answer {
    hasAnswered = true;
    return { status: 200, body: { is_correct: body.answer === OPTIONS[0] } };
  }

  const findPlace = ({ path }: Call): Answer =>
    path.endsWith('/06700')
      ? {
          status: 200,
          body: {
            zipcode: USER.zipcode,
            state: USER.state,
            municipality: USER.municipality,
            neighborhoods: [USER.neighborhood],
          },
        }
      : say(404, 'Zipcode Not Found');

  const listPredictions = (): Answer => ({
    status: 200,
    body: {
      data:
        predictions.length === 0
          ? []
          : { [WEEK]: predictions.map((sent) => ({ ...sent, points: null, week_trivia_points: null })) },
    },
  });

  /** The calls of a player who is logged in. */
  const PRIVATE_CALLS: Readonly<Record<string, (call: Call) => Answer>> = {
    'GET /api/user': () => ({ status: 200, body: { data: USER } }),
    'GET /api/weeks': () => ({ status: 200, body: { data: WEEKS } }),
    'GET /api/week/current': () => ({
      status: 200,
      body: { number: WEEK, bet_days: 'lun,mar,mié,jue,vie,sáb,dom' },
    }),
    'GET /api/games/week/:id': ({ path }) => ({
      status: 200,
      body: path.endsWith(`/${WEEK}`) ? { [WEEK]: { data: GAMES } } : [],
    }),
    'GET /api/games/all': () => ({ status: 200, body: { [WEEK]: { data: GAMES } } }),
    'GET /api/pool/user/all': listPredictions,
    'POST /api/pool/user': sendPredictions,
    'POST /api/trivia/answer': answerTrivia,
    'GET /api/ranking': ({ page }) => createRanking(page),
    'GET /api/ranking/week/:id': ({ page }) => createRanking(page),
  };

  function answer(method: string, call: Call, token: string): Answer {
    const name = `${method} ${call.path}`;
    if (name === 'GET /sanctum/csrf-cookie')
      return {
        status: 204,
        cookies: [
          `XSRF-TOKEN=${createSecret()}%3D; Path=/; SameSite=Lax`,
          `laravel_session=${createSecret()}; Path=/; HttpOnly; SameSite=Lax`,
        ],
      };
    if (name === 'POST /api/auth/login') return logIn(call);
    if (name.startsWith('GET /api/zipcode/')) return findPlace(call);
    const answerPrivate = PRIVATE_CALLS[name.replace(/\/\d+$/, '/:id')];
    const isLogOut = name === 'GET /api/auth/logout';
    if (!answerPrivate && !isLogOut) return say(404, `The route ${call.path.slice(1)} could not be found.`);
    if (!tokens.has(token)) return say(401, 'Unauthenticated.');
    if (answerPrivate) return answerPrivate(call);
    tokens.delete(token);
    return say(200, 'Logged out');
  }

  async function handle(message: IncomingMessage, response: ServerResponse) {
    const { headers, method = 'GET' } = message;
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://api');
    response.setHeader('Date', new Date(STARTS_AT + Date.now() - startedAt).toUTCString());
    response.setHeader('Cache-Control', 'no-cache, private');
    if (site) addCors(response, site);
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const [, cookie = ''] = /XSRF-TOKEN=([^;]+)/.exec(headers.cookie ?? '') ?? [];
    const hasToken = cookie !== '' && headers['x-xsrf-token'] === decodeURIComponent(cookie);
    const call = {
      path: pathname,
      page: Number(searchParams.get('page') ?? 1),
      body: await readBody(message),
    };
    const {
      status,
      body,
      cookies = [],
    } = method === 'POST' && !hasToken
      ? say(419, 'CSRF token mismatch.')
      : answer(method, call, (headers.authorization ?? '').replace('Bearer ', ''));
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    if (body !== undefined) response.setHeader('Content-Type', 'application/json');
    response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
  }

  const host = await startStaticHost({
    folder,
    api(message, response) {
      if (!/^\/(?:api|sanctum)\//.test(message.url ?? '')) return false;
      void handle(message, response);
      return true;
    },
  });
  return {
    ...host,
    countPredictions: () => predictions.length,
    secrets: () => secrets,
    allow(origin) {
      site = origin;
    },
  };
}

function addCors(response: ServerResponse, site: string) {
  const allowed = {
    'Access-Control-Allow-Origin': site,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'authorization, content-type, x-requested-with, x-xsrf-token',
    'Access-Control-Expose-Headers': 'Date, Retry-After',
    'Access-Control-Max-Age': '7200',
  };
  for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
}

async function readBody(message: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : {};
}

const USER = {
  id: 51,
  ...NAMES,
  email: EVA.email,
  phone: '5543218765',
  birthdate: '1991-03-02',
  zipcode: '06700',
  state: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  neighborhood: 'Roma Norte',
  accepts_marketing: 0,
  email_verified_at: '2026-08-01T18:00:00.000000Z',
  favorite_team: null,
  created_at: '2026-07-30T18:00:00.000000Z',
  stats: { score: '12.00', position: 9, exact: 1, results: 3, trivias: 2, weeks_played: 2 },
};

const WEEKS = [6, WEEK, 8].map((number) => ({
  number,
  alias: `Jornada ${number}`,
  before_hours_bet: 2,
  before_weeks_bet: 1,
  date_start: `2026-09-${String(11 + 7 * (number - WEEK)).padStart(2, '0')}T00:00:00.000000Z`,
}));

const TEAMS = ['Halcones', 'Mineros', 'Faros', 'Potros', 'Cometas', 'Alacranes'].map((name, index) => ({
  id: index + 1,
  name,
  short_name: name.slice(0, 3).toUpperCase(),
  color: '#0B4EA2',
  color_alt: '#FFFDF8',
}));

const GAMES = [0, 1, 2].map((index) => ({
  id: 400 + index,
  week: WEEK,
  date: `2026-09-${11 + index}`,
  time: '19:00:00',
  stadium: 'Estadio Central',
  city: 'Ciudad de México',
  home: TEAMS[2 * index],
  away: TEAMS[2 * index + 1],
  status: { name: 'Activo' },
  home_score: null,
  away_score: null,
}));

/** `paginate` of Laravel, without a resource. */
function createRanking(page: number): Answer {
  const rows = Array.from({ length: PLAYERS }, (_, index) => ({
    position: index + 1,
    nickname: index === 8 ? NAMES.nickname : `jugador_${index + 1}`,
    score: String(40 - index),
    exact: 2,
    results: 5,
    trivias: 1,
    movement: 0,
    is_me: index === 8,
  }));
  return {
    status: 200,
    body: {
      data: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      current_page: page,
      last_page: Math.ceil(PLAYERS / PAGE_SIZE),
      per_page: PAGE_SIZE,
      total: PLAYERS,
    },
  };
}
