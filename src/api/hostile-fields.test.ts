import { describe, expect, test } from 'vitest';
import { createGamesApi } from './games.ts';
import { createPoolsApi } from './pools.ts';
import { createRankingApi } from './ranking.ts';
import { createJsonRequester } from './testing/requester.ts';
import { createUserApi } from './user.ts';
import { createWeeksApi } from './weeks.ts';
import { createZipcodeApi } from './zipcode.ts';

const decodeUser = (value: object) =>
  createUserApi(createJsonRequester({ id: 1, email: 'ana@correo.mx', ...value })).user();

describe('a number above its limit in an API response', () => {
  const MAX = Number.MAX_SAFE_INTEGER;

  test('a ranking number above its limit becomes null, score 0 or page 1, or drops its row when the row requires the number', async () => {
    const good = { position: 9_999_999, nickname: 'ana', score: 99_999, exact: 9_999 };
    const rows = [
      good,
      { ...good, exact: MAX, movement: MAX },
      { ...good, score: MAX },
      { ...good, position: MAX },
    ];
    const body = { data: rows, my_position: { position: MAX, score: MAX }, meta: { last_page: MAX } };
    const page = await createRankingApi(createJsonRequester(body)).generalRanking(1);
    expect(page.rows.map(({ exact, movement }) => [exact, movement])).toEqual([
      [9_999, null],
      [null, null],
    ]);
    expect(page).toMatchObject({ myPosition: { position: null, score: 0 }, lastPage: 1 });
  });
});

describe('right-to-left text in an API response', () => {
  test('a right-to-left nickname is wrapped in isolate characters, and a left-to-right text is not', async () => {
    const body = { data: [{ position: 1, nickname: 'لاعب 7', score: 1 }], my_position: null };
    const { rows } = await createRankingApi(createJsonRequester(body)).generalRanking(1);
    expect(rows[0]?.nickname).toBe('\u2068لاعب 7\u2069');
    expect(await decodeUser({ nickname: 'לאה', municipality: 'Tula' })).toMatchObject({
      nickname: '\u2068לאה\u2069',
      municipality: 'Tula',
    });
  });

  test('the state and neighbourhoods of a postal code get no isolate characters, because they are sent back to the server', async () => {
    const place = { zipcode: '06700', state: 'ירושלים', municipality: 'x', neighborhoods: ['حي'] };
    const { state, neighborhoods } = await createZipcodeApi(createJsonRequester(place)).zipcode('06700');
    expect([state, neighborhoods]).toEqual(['ירושלים', ['حي']]);
  });
});

describe('a number in an API response', () => {
  test.each([10_001, 999_999_999_999_999, 1e300])(
    'a before_hours_bet and a before_weeks_bet of %d, above their limit, are decoded as null',
    async (before) => {
      const week = {
        number: 1,
        before_hours_bet: before,
        before_weeks_bet: before,
        date_start: '2026-07-10',
      };
      const [first] = await createWeeksApi(createJsonRequester([week])).weeks();
      expect(first).toMatchObject({ beforeHoursBet: null, beforeWeeksBet: null });
    },
  );
});

test('masking a nickname that is an e-mail address does not split an emoji', async () => {
  const body = { data: [{ position: 1, nickname: 'a😀@correo.mx', score: 1 }], my_position: null };
  const { rows } = await createRankingApi(createJsonRequester(body)).generalRanking(1);
  expect(rows[0]?.nickname).toBe('a😀…');
});

test('the short name derived from a team’s name does not split an emoji and has at most six letters', async () => {
  const decodeShortName = async (name: string) => {
    const club = { id: 1, name, color: null, color_alt: null };
    const game = { id: 7, week: 18, date: '2026-11-21', time: '19:00', home: club, away: club };
    const [first] = await createGamesApi(createJsonRequester([game])).gamesOfWeek(18);
    return first?.home.shortName;
  };
  expect(await decodeShortName('Toluca')).toBe('TOL');
  expect(await decodeShortName('ab😀 club')).toBe('AB😀');
  expect(await decodeShortName('ﬃﬃﬃ')).toBe('FFIFFI');
});

test('a trivia option with more than 500 characters is left out', async () => {
  const answer = JSON.stringify({ options: ['1917', 'x'.repeat(500), 'x'.repeat(501)] });
  const body = { pool: [], trivia: { id: 3, question: '¿?', answer } };
  const { trivia } = await createPoolsApi(createJsonRequester(body)).sendPool([]);
  expect(trivia).toMatchObject({ options: ['1917', 'x'.repeat(500)] });
});
