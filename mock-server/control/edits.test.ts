import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});
afterEach(() => caller.control.shutdown());

interface Games {
  [week: string]: { data: { id: number; status: { name: string }; home_score: number | null }[] };
}
const getGames = async (week: number) =>
  ((await caller.get(`/api/games/week/${week}`)).body as Games)[week]?.data ?? [];

test('world.publish ends a game with the given score, and the points count at once in the player’s statistics', async () => {
  const { control } = caller;
  await caller.logIn();
  const first = await caller.get('/api/user');
  await control.world.publish(755, { home: 1, away: 1 });
  const game = (await getGames(7)).find(({ id }) => id === 755);
  expect(game).toMatchObject({ status: { name: 'finalizado' }, home_score: 1 });
  const after = await caller.get('/api/user');
  const getScore = ({ body }: typeof after) => (body as { stats: { score: number } }).stats.score;
  expect(getScore(after) - getScore(first)).toBe(5);
});

test('an edit records a fact, the edit and its undo can be undone, and the same edit can’t be undone twice', async () => {
  const { world } = caller.control;
  const alias = () => world.table('weeks').rows[6]?.alias;
  const before = await world.hash();
  const seq = await world.edit('weeks', 7, { alias: 'Clásicos' });
  expect(alias()).toBe('Clásicos');
  expect(world.facts().at(-1)).toMatchObject({ seq, kind: 'edit', by: 'panel' });
  const undoing = await world.undo();
  expect(alias()).toBe('Jornada 7');
  expect(await world.hash()).toBe(before);
  await world.undo(undoing ?? 0);
  expect(alias()).toBe('Clásicos');
  await expect(world.undo(seq)).rejects.toThrow('ya se deshizo');
});

test('world.publishWeek ends the games without a result and leaves final, cancelled and postponed games unchanged', async () => {
  const { world, clock } = caller.control;
  await clock.goto('final(7, 2) + 1m');
  await world.publish(755, { home: 5, away: 4 });
  await world.edit('games', 757, { status: 'cancelado' });
  await world.edit('games', 758, { status: 'pospuesto' });
  await world.publishWeek(7);
  const games = world.table('games').rows.filter((row) => row.week === 7);
  expect(games.map(({ id, state }) => [id, state])).toEqual(
    games.map(({ id }) => [id, id === '757' ? 'cancelado' : id === '758' ? 'pospuesto' : 'finalizado']),
  );
  expect(games.find(({ id }) => id === '755')?.score).toBe('5-4');
  const fact = world.facts().at(-1);
  expect(fact?.kind === 'edit' && fact.payload.changes.map(({ id }) => id)).toEqual([
    '759',
    '760',
    '761',
    '762',
    '763',
  ]);
});

test('world.publishWeek returns null and changes nothing when all results of a week are published, and rejects an unknown week', async () => {
  const { world } = caller.control;
  await world.publishWeek(7);
  const facts = world.facts().length;
  expect([await world.publishWeek(7), await world.publishWeek(2)]).toEqual([null, null]);
  expect(world.facts()).toHaveLength(facts);
  await expect(world.publishWeek(99)).rejects.toThrow('No existe la jornada 99.');
});

test('world.canUndo is true while an edit is left that was not undone', async () => {
  const { world } = caller.control;
  const states = [world.canUndo()];
  for (const act of [() => world.publishWeek(7), () => world.undo()]) {
    await act();
    states.push(world.canUndo());
  }
  expect(states).toEqual([false, true, false]);
});

test('a removed game is not listed, predictions for it are refused, and world.undo restores it', async () => {
  const { world } = caller.control;
  await caller.logIn();
  const before = await world.hash();
  await world.remove(757);
  expect((await getGames(7)).some(({ id }) => id === 757)).toBe(false);
  const pool = [{ game_id: 757, home_score: 1, away_score: 0 }];
  expect((await caller.post('/api/pool/user', { pool })).body).toMatchObject({ message: 'No match games' });
  await world.undo();
  expect(await world.hash()).toBe(before);
});

test.each([
  [
    'an edit of a derived column',
    'games',
    757,
    { state: 'activo' },
    'games.state no se edita. Se puede cambiar: weekId,',
  ],
  [
    'a text in a number column',
    'games',
    757,
    { home_goals: '3' },
    'games.home_goals espera un número entero.',
  ],
  [
    'a negative number',
    'weeks',
    7,
    { before_hours_bet: -1 },
    'weeks.before_hours_bet espera un número entero.',
  ],
  [
    'the 31st of February',
    'games',
    757,
    { date: '2026-02-31' },
    'games.date espera una fecha como 2026-08-28.',
  ],
  ['an invalid time', 'games', 757, { time: '25:00:00' }, 'games.time espera una hora como 19:00:00.'],
  [
    'null in a column that must have a value',
    'weeks',
    7,
    { date_start: null },
    'weeks.date_start espera una fecha',
  ],
  ['an edit of an unknown row', 'games', 9999, { stadium: 'x' }, 'No existe ese partido (9999).'],
  [
    'an edit of a table without editable columns',
    'answers',
    9001,
    { answer: 'x' },
    'La tabla answers no se edita a mano.',
  ],
  ['an edit of the column “constructor”', 'games', 757, { constructor: 1 }, 'games.constructor no se edita.'],
] as const)('world.edit refuses %s and records no fact', async (_what, table, id, patch, message) => {
  const { world } = caller.control;
  await expect(world.edit(table, id, patch)).rejects.toThrow(message);
  expect(world.facts()).toEqual([]);
});

test.each<[string, (world: Caller['control']['world']) => Promise<unknown>, string]>([
  [
    'answerTrivia for an unknown account',
    (world) => world.answerTrivia(7, '999'),
    'No existe esa cuenta (999).',
  ],
  [
    'answerTrivia for a player who has answered',
    async (world) => {
      await world.answerTrivia(7, 2);
      return world.answerTrivia(7, 2);
    },
    'Esa cuenta ya contestó la trivia de la jornada 7.',
  ],
  [
    'answerTrivia for a week without a trivia',
    (world) => world.answerTrivia(99, 2),
    'La jornada 99 no tiene trivia.',
  ],
  ['verify for an unknown account', (world) => world.verify('999'), 'No existe esa cuenta (999).'],
  ['revoke for an unknown account', (world) => world.revoke('999'), 'No existe esa cuenta (999).'],
  ['deleteUser for an unknown account', (world) => world.deleteUser('999'), 'No existe esa cuenta (999).'],
])(
  'world.%s rejects with a Spanish message, and the world can still be exported and moved in time',
  async (_what, act, message) => {
    const { world, clock } = caller.control;
    const failed = await act(world).catch((error: Error) => error.message);
    expect(failed).toBe(message);
    const kinds = world.facts().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'trivia')).toEqual([]);
    const copy = startCaller({ players: 30 }).control;
    await copy.world.import(world.export());
    expect(await copy.world.hash()).toBe(await world.hash());
    copy.shutdown();
    await clock.goto('semana(7)');
    await clock.goto('final(7, 9)');
  },
);
