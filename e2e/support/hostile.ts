import type { Page } from '@playwright/test';

/**
 * These texts replace, in this order, the texts of a response that pages show, so that neighbouring rows differ.
 */
const TEXTS = [
  'لاعب كرة القدم المكسيكي ١٢٣ 45',
  '👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈⚽🇲🇽👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈',
  '<img src=x onerror=alert(1)><b>hola',
  `Z${'\u0336\u0351\u0323\u0489'.repeat(4)}al${'\u0300'.repeat(20)}go`,
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '\u202Eנבחרת מקסיקו 7:0 (א)\u2066',
  '<b>ana\uD83D\\u0000&amp;{{0}}%s',
  'a\u200Bb\u00A0c\u00ADd\nlíneas\ty\u0000más',
] as const;

const SHOWN = new Set(
  'alias bet_days city last_name municipality name neighborhood nickname phone question short_name stadium state zipcode'.split(
    ' ',
  ),
);
const NUMBERS: Record<string, number> = {
  away_score: 99,
  exact: 9_999,
  home_score: 99,
  last_page: 999_999,
  movement: 9_999_999,
  points: 9_999,
  position: 9_999_999,
  results: 9_999,
  score: 99_999,
  trivias: 9_999,
  weeks_played: Number.MAX_SAFE_INTEGER,
};

const MANY = 10_000;
const GAMES = 60;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function repeat(rows: readonly Row[], count: number, change: (row: Row, place: number) => Row): Row[] {
  const [first] = rows;
  if (!first) return [];
  return [...rows, ...Array.from({ length: count - rows.length }, (_, place) => change(first, place + 1))];
}

function lengthen(path: string, body: unknown): unknown {
  if (!isRow(body)) return body;
  if (path.includes('/ranking')) {
    const rows = body.data as Row[];
    return {
      ...body,
      data: repeat(rows, MANY, (row, place) => ({ ...row, position: 1_000 + place, is_me: false })),
    };
  }
  if (path.includes('/games/week/')) {
    const more = (list: Row[]) => repeat(list, GAMES, (row, place) => ({ ...row, id: 100_000 + place }));
    return Object.fromEntries(
      Object.entries(body).map(([week, games]) => [
        week,
        Array.isArray(games) ? more(games) : { data: more((games as { data: Row[] }).data) },
      ]),
    );
  }
  if (path.includes('/zipcode/'))
    return { ...body, neighborhoods: Array.from({ length: MANY }, (_, place) => `Colonia ${place}`) };
  return body;
}

function replaceTexts(key: string, value: unknown, next: () => string): unknown {
  // The name in the status of a game is a code, not a text on screen.
  if (key === 'status') return value;
  // `answer` contains the options of a trivia question as JSON text.
  if (key === 'answer' && typeof value === 'string')
    return JSON.stringify(JSON.parse(value), (name, one) => (/^\d+$/.test(name) ? next() : one));
  if (Array.isArray(value)) return value.map((one) => replaceTexts('', one, next));
  if (isRow(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, replaceTexts(name, one, next)]),
    );
  if (typeof value === 'number') return NUMBERS[key] ?? value;
  return typeof value === 'string' && SHOWN.has(key) ? next() : value;
}

export async function answerWithHostileData(page: Page, first: number) {
  await page.route('**/api/**', async (route) => {
    // The server may close a kept-alive connection while this request is being sent.
    const response = await route.fetch({ maxRetries: 2 });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok() || body === null) return route.fulfill({ response });
    let place = first;
    const next = () => TEXTS[place++ % TEXTS.length] ?? '';
    const path = new URL(route.request().url()).pathname;
    return route.fulfill({ response, json: replaceTexts('', lengthen(path, body), next) });
  });
}
