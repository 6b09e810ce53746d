import type { Page } from '@playwright/test';

type Change = (key: string, value: unknown) => unknown;

const LENGTHS: Record<string, number> = {
  alias: 60,
  bet_days: 120,
  city: 80,
  email: 254,
  last_name: 80,
  municipality: 80,
  name: 60,
  neighborhood: 120,
  phone: 20,
  question: 500,
  short_name: 6,
  stadium: 80,
  state: 80,
};

const MAX_NICKNAME_LENGTH = 40;

const longText = (length: number) => 'W'.repeat(length);

export const LONGEST_EMAIL = `${'w'.repeat(64)}@${'w'.repeat(63)}.${'w'.repeat(63)}.${'w'.repeat(57)}.mx`;

/** Returns the longest value for a text of the API, and undefined for any other value. */
const lengthen: Change = (key, value) => {
  if (key === 'email') return LONGEST_EMAIL;
  if (key === 'option') return longText(80);
  if (key === 'neighborhoods') return [longText(120)];
  // Each nickname keeps its beginning and so differs from the others, because the player's own row is found by
  // its nickname.
  if (key === 'nickname' && typeof value === 'string') return value.padEnd(MAX_NICKNAME_LENGTH, 'W');
  // Only strings are lengthened: null stays null, so a week without an alias still gets its name from the
  // product.
  return typeof value === 'string' && LENGTHS[key] ? longText(LENGTHS[key]) : undefined;
};

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
  'alias bet_days city last_name municipality name neighborhood nickname option phone question short_name stadium state zipcode'.split(
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

/** Returns a change that replaces the texts that pages show by `TEXTS` in turn, and their numbers by `NUMBERS`. */
function createHostileChange(first: number): Change {
  let place = first;
  const next = () => TEXTS[place++ % TEXTS.length];
  return (key, value) => {
    if (typeof value === 'number') return NUMBERS[key];
    return typeof value === 'string' && SHOWN.has(key) ? next() : undefined;
  };
}

function changeValues(key: string, value: unknown, change: Change): unknown {
  // The name in the status of a game is a code, not a text on screen.
  if (key === 'status') return value;
  // `answer` contains the options of a trivia question as JSON text.
  if (key === 'answer' && typeof value === 'string')
    return JSON.stringify(JSON.parse(value), (name, item) =>
      /^\d+$/.test(name) ? change('option', item) : item,
    );
  const changed = change(key, value);
  if (changed !== undefined) return changed;
  if (Array.isArray(value)) return value.map((item) => changeValues('', item, change));
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, changeValues(name, item, change)]),
  );
}

const MANY = 10_000;
const GAMES = 60;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function repeat(rows: readonly Row[], count: number, change: (row: Row, place: number) => Row): Row[] {
  const [first] = rows;
  if (!first) return [];
  return [...rows, ...Array.from({ length: count - rows.length }, (_, place) => change(first, place + 1))];
}

function addRows(path: string, body: unknown): unknown {
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

async function changeResponses(page: Page, change: (path: string, body: unknown) => unknown) {
  await page.route('**/api/**', async (route) => {
    // The server may close a kept-alive connection while this request is being sent.
    const response = await route.fetch({ maxRetries: 2 });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok() || body === null) return route.fulfill({ response });
    return route.fulfill({ response, json: change(new URL(route.request().url()).pathname, body) });
  });
}

export const answerWithLongestData = (page: Page) =>
  changeResponses(page, (_, body) => changeValues('', body, lengthen));

/** Replaces the texts of each response by hostile ones, from number `first` on, and adds rows to its lists. */
export const answerWithHostileData = (page: Page, first: number) =>
  changeResponses(page, (path, body) => changeValues('', addRows(path, body), createHostileChange(first)));
