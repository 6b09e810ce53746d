import { beforeEach, describe, expect, it } from 'vitest';
import { getRows } from '../models/rows.ts';
import { startBackEnd, type TestBackEnd } from '../testing/back-end.ts';

let server: TestBackEnd;
let token: string;
beforeEach(async () => {
  server = startBackEnd();
  token = await server.login('ana@correo.mx');
});

interface Row {
  position: number;
  nickname: string;
  score: number;
  exact: number;
  results: number;
  trivias: number;
  movement: number | null;
  is_me: boolean;
}
const page = async (path: string) => (await server.call('GET', path, { token })).body;
async function whole(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const { data, meta } = await page(`${path}?page=${number}&perPage=100`);
    rows.push(...data);
    if (number >= meta.last_page) return rows;
  }
}

describe.each(['/api/ranking', '/api/ranking/week/6'])('GET %s', (path) => {
  it('a ranking page with perPage=10 has ten rows, and `meta` counts the pages', async () => {
    const body = await page(`${path}?page=1&perPage=10`);
    expect(body.data).toHaveLength(10);
    expect(body.meta).toMatchObject({
      current_page: 1,
      per_page: 10,
      last_page: Math.ceil(body.meta.total / 10),
    });
  });

  it('the last page is the last one with rows, also where the rows fill it', async () => {
    const { meta } = await page(`${path}?page=1&perPage=1`);
    expect(meta.last_page).toBe(meta.total);
    expect((await page(`${path}?page=${meta.last_page}&perPage=1`)).data).toHaveLength(1);
    expect((await page(`${path}?page=${meta.last_page + 1}&perPage=1`)).data).toEqual([]);
  });

  it('the second ranking page goes on where the first one ended', async () => {
    const { data: both } = await page(`${path}?page=1&perPage=10`);
    const { data: second, meta } = await page(`${path}?page=2&perPage=5`);
    expect(second).toEqual(both.slice(5));
    expect(meta.current_page).toBe(2);
  });

  it('exactly one ranking row has is_me, and my_position has the position and the score of that row', async () => {
    const { my_position } = await page(path);
    const mine = (await whole(path)).filter((row) => row.is_me);
    expect(mine).toHaveLength(1);
    expect(my_position).toMatchObject({
      position: mine[0]?.position,
      score: mine[0]?.score,
      email: 'ana@correo.mx',
    });
  });

  it('a ranking page contains no e-mail and not the last name of the caller', async () => {
    const { data } = await page(path);
    for (const row of data) expect(Object.keys(row)).not.toContain('email');
    expect(JSON.stringify(data)).not.toMatch(/@|Hernández/);
  });

  it.each(['?page=0', '?page=-1', '?page=x&perPage=0', '?perPage=1e9', ''])(
    'a ranking call with the query %j answers with the first page and at most 100 rows',
    async (query) => {
      const { meta, data } = await page(path + query);
      expect(meta.current_page).toBe(1);
      expect(meta.per_page).toBeLessThanOrEqual(100);
      expect(data.length).toBeLessThanOrEqual(meta.per_page);
    },
  );
});

it('movement in the general ranking is the number of places gained in the last week with results', async () => {
  const rows = await whole('/api/ranking');
  server.at('2026-08-20 12:00');
  const before = new Map((await whole('/api/ranking')).map((row) => [row.nickname, row.position]));
  expect(rows.some(({ movement }) => movement)).toBe(true);
  for (const { nickname, position, movement } of rows)
    expect(movement).toBe(before.has(nickname) ? before.get(nickname)! - position : null);
});

it('the general score of a player is the sum of the scores of all weeks, trivias included', async () => {
  let sum = 0;
  for (let week = 1; week <= 23; week += 1)
    sum += (await page(`/api/ranking/week/${week}`)).my_position.score;
  expect((await page('/api/ranking')).my_position.score).toBe(sum);
});

it('a player’s score of a week is the points of the games plus one for the correct trivia', async () => {
  const pools = await page('/api/pool/user/all');
  const points = pools[6].reduce((sum: number, row: { points: number }) => sum + row.points, 0);
  expect((await page('/api/ranking/week/6')).my_position.score - points).toBe(1);
});

it('the ranking of a week without results has no rows, and my_position has only the point of the trivia', async () => {
  await server.call('POST', '/api/trivia/answer', { token, body: { question_id: 507, answer: '1970' } });
  const body = await page('/api/ranking/week/7');
  expect(body).toMatchObject({
    data: [],
    my_position: { position: null, score: 1 },
    meta: { last_page: 1, total: 0 },
  });
});

it('a week’s ranking has rows from the second in which its first game ends', async () => {
  server.at('2026-08-28 20:54:59');
  expect((await page('/api/ranking/week/7')).meta.total).toBe(0);
  server.at('2026-08-28 20:55:00');
  expect((await page('/api/ranking/week/7')).meta.total).toBeGreaterThan(0);
});

it('the prediction of a cancelled game has no points', async () => {
  const { schema } = server.world;
  const [games, predictions, users] = [
    getRows(schema, 'games'),
    getRows(schema, 'predictions'),
    getRows(schema, 'users'),
  ];
  const ana = users.find((user) => user.email === 'ana@correo.mx')!;
  const dead = games.find((game) => game.status === 'cancelado')!;
  expect(predictions.some((row) => row.userId === ana.id && row.gameId === dead.id)).toBe(true);
  const mine = (await page('/api/pool/user/all'))[dead.weekId].find(
    (row: { game_id: number }) => row.game_id === Number(dead.id),
  );
  expect(mine.points).toBeNull();
});

it('movement in a week’s ranking is the number of places gained since the week before', async () => {
  const before = new Map((await whole('/api/ranking/week/5')).map((row) => [row.nickname, row.position]));
  const rows = await whole('/api/ranking/week/6');
  expect(rows.some(({ movement }) => movement)).toBe(true);
  for (const { nickname, position, movement } of rows)
    expect(movement).toBe(before.has(nickname) ? before.get(nickname)! - position : null);
});
