import type { Page } from '@playwright/test';

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

function lengthen(key: string, value: unknown): unknown {
  // The name in the status of a game is a code, not a text on screen.
  if (key === 'status') return value;
  if (key === 'email') return LONGEST_EMAIL;
  // `answer` contains the options of a trivia question as JSON text.
  if (key === 'answer' && typeof value === 'string')
    return JSON.stringify(JSON.parse(value), (name, one) => (/^\d+$/.test(name) ? longText(80) : one));
  if (key === 'neighborhoods') return [longText(120)];
  if (Array.isArray(value)) return value.map((one) => lengthen('', one));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthen(name, one)]));
  // Each nickname keeps its beginning and so differs from the others, because the player's own row is found by
  // its nickname.
  if (key === 'nickname' && typeof value === 'string') return value.padEnd(MAX_NICKNAME_LENGTH, 'W');
  // Only strings are lengthened: null stays null, so a week without an alias still gets its name from the
  // product.
  return typeof value === 'string' && LENGTHS[key] ? longText(LENGTHS[key]) : value;
}

export async function answerWithLongestData(page: Page) {
  await page.route('**/api/**', async (route) => {
    // The server may close a kept-alive connection while this request is being sent.
    const response = await route.fetch({ maxRetries: 2 });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok() || body === null) return route.fulfill({ response });
    return route.fulfill({ response, json: lengthen('', body) });
  });
}
