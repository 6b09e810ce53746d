import { beforeEach, expect, test, vi } from 'vitest';
import { createNoPage } from '../engine/page/page-adapter.ts';
import type { PageState } from '../engine/page/page-state.ts';
import { startMockServer } from '../index.ts';
import { type Caller, startCaller } from '../testing/caller.ts';

let caller: Caller;
beforeEach(() => {
  caller = startCaller({ players: 30 });
});

const getGames = async (week: number): Promise<{ id: number }[]> =>
  (await caller.get(`/api/games/week/${week}`)).body[week].data;

test('world.publish ends a game with the given score, and the points count at once in the player’s statistics', async () => {
  const { control } = caller;
  await caller.logIn();
  const getScore = async () => (await caller.get('/api/user')).body.stats.score;
  const first = await getScore();
  await control.world.publish(755, { home: 1, away: 1 });
  const game = (await getGames(7)).find(({ id }) => id === 755);
  expect(game).toMatchObject({ status: { name: 'finalizado' }, home_score: 1 });
  expect((await getScore()) - first).toBe(5);
});

test('a password edited in Mundo logs in, and the table has its substitute', async () => {
  const { world } = caller.control;
  const ana = () => world.table('users').rows.find(({ email }) => email === 'ana@correo.mx');
  await world.edit('users', String(ana()?.id), { password: 'Canicas-2031' });
  expect(ana()?.password).toMatch(/^clave-/);
  const login = { email: 'ana@correo.mx', password: 'Canicas-2031' };
  expect((await caller.post('/api/auth/login', login)).status).toBe(200);
});

test('an edit and its undo can be undone, and the same edit can’t be undone twice', async () => {
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
  ['games', 757, { state: 'activo' }, 'games.state no se edita. Se puede cambiar: weekId,'],
  ['games', 757, { home_goals: '3' }, 'games.home_goals espera un número entero.'],
  ['weeks', 7, { before_hours_bet: -1 }, 'weeks.before_hours_bet espera un número entero de 0 a 720.'],
  ['games', 757, { date: '2026-02-31' }, 'games.date espera una fecha como 2026-08-28.'],
  ['games', 757, { time: '25:00:00' }, 'games.time espera una hora como 19:00:00.'],
  ['weeks', 7, { date_start: null }, 'weeks.date_start espera una fecha'],
  ['games', 9999, { stadium: 'x' }, 'No existe ese partido (9999).'],
  ['answers', 9001, { answer: 'x' }, 'La tabla answers no se edita a mano.'],
  ['games', 757, { constructor: 1 }, 'games.constructor no se edita.'],
] as const)('world.edit refuses for %s %i the change %j', async (table, id, patch, message) => {
  const { world } = caller.control;
  await expect(world.edit(table, id, patch)).rejects.toThrow(message);
  expect(world.facts()).toEqual([]);
});

type World = Caller['control']['world'];
test.each<[name: string, act: (world: World) => Promise<unknown>, message: string]>([
  ['answerTrivia', (world) => world.answerTrivia(7, '999'), 'No existe esa cuenta (999).'],
  [
    'answerTrivia',
    (world) => world.answerTrivia(7, 2).then(() => world.answerTrivia(7, 2)),
    'Esa cuenta ya contestó la trivia de la jornada 7.',
  ],
  ['answerTrivia', (world) => world.answerTrivia(99, 2), 'La jornada 99 no tiene trivia.'],
  ['verify', (world) => world.verify('999'), 'No existe esa cuenta (999).'],
  ['revoke', (world) => world.revoke('999'), 'No existe esa cuenta (999).'],
  ['deleteUser', (world) => world.deleteUser('999'), 'No existe esa cuenta (999).'],
])(
  'world.%s rejects with “$2”, and the world can still be exported and moved in time',
  async (_what, act, message) => {
    const { world, clock } = caller.control;
    const failed = await act(world).catch((error: Error) => error.message);
    expect(failed).toBe(message);
    const kinds = world.facts().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'trivia')).toEqual([]);
    const copy = startCaller({ players: 30 }).control;
    await copy.world.import(world.export());
    expect(await copy.world.hash()).toBe(await world.hash());
    await clock.goto('semana(7)');
    await clock.goto('final(7, 9)');
  },
);

test.each([
  ['has no @', 'ana'],
  ['has two @', 'ana@@correo.mx'],
  ['has a blank', 'ana luna@correo.mx'],
  ['has no domain', 'ana@correo'],
  ['is empty', ''],
  ['is too long', `${'a'.repeat(250)}@correo.mx`],
  ['is another account’s', 'nico@correo.mx'],
  ['is another account’s in capitals', ' NICO@Correo.mx '],
])('world.edit refuses an e-mail that %s', async (_what, email) => {
  const { world } = caller.control;
  const before = await world.hash();
  await expect(world.edit('users', 3, { email })).rejects.toThrow(
    /^(No es un correo|Ese correo ya es de otra cuenta)/,
  );
  expect([await world.hash(), world.facts()]).toEqual([before, []]);
});

test('world.edit accepts the e-mail of a deleted account, and then refuses to restore that account', async () => {
  const { world } = caller.control;
  const { id } = world.table('users').rows.find(({ email }) => email === 'ernesto@correo.mx') ?? {};
  await world.edit('users', 3, { email: 'ernesto@correo.mx' });
  await expect(world.edit('users', String(id), { deleted_at: null })).rejects.toThrow('ya es de otra cuenta');
  await expect(caller.control.world.edit('users', 2, { email: 'ernesto@correo.mx' })).rejects.toThrow(
    'ya es de otra cuenta',
  );
});

test('world.undo refuses to restore an e-mail that another account has now', async () => {
  const { world } = caller.control;
  const seq = await world.edit('users', 3, { email: 'otra@correo.mx' });
  await world.edit('users', 2, { email: 'ana@correo.mx' });
  await expect(world.undo(seq)).rejects.toThrow('Ese correo ya es de otra cuenta');
  expect(world.facts()).toHaveLength(2);
});

test('world.edit stores an e-mail as a registration does, so that its account can log in', async () => {
  await caller.control.world.edit('users', 3, { email: ' Ana.Nueva@Correo.MX ' });
  expect((await caller.logIn('ana.nueva@correo.mx')).status).toBe(200);
});

test('world.undo without a number reverts the newest edit, then the one before it', async () => {
  const { world } = caller.control;
  const getAliases = () => [6, 7].map((index) => world.table('weeks').rows[index]?.alias);
  const before = getAliases();
  await world.edit('weeks', 7, { alias: 'Primera' });
  await world.edit('weeks', 8, { alias: 'Segunda' });
  await world.undo();
  expect(getAliases()).toEqual(['Primera', before[1]]);
  await world.undo();
  expect(getAliases()).toEqual(before);
  expect([await world.undo(), world.canUndo()]).toEqual([null, false]);
});

test('an account that is deleted in the panel has the world’s time of its deletion', async () => {
  const { world, clock } = caller.control;
  await world.as('ana');
  const id = world.user()?.id;
  await world.deleteUser();
  const row = world.table('users').rows.find((user) => user.id === id);
  expect(row?.deleted_at).toBe(clock.now());
});

test('sessions that are revoked in the panel are closed by another device, as the story says', async () => {
  const { world } = caller.control;
  await world.as('ana');
  await world.revoke();
  expect(world.facts().at(-1)).toMatchObject({
    by: 'other-device',
    payload: { label: 'Cerrar las sesiones de ana@correo.mx' },
  });
});

test.each([
  ['weeks', 7, { alias: 'Clásicos' }, 'Editar jornada 7: alias'],
  ['games', 755, { stadium: 'Azteca' }, 'Editar PUE–TIJ: stadium'],
] as const)('the edit of the table %s, row %s, with %j is called “%s”', async (table, id, patch, label) => {
  const { world } = caller.control;
  await world.edit(table, id, patch);
  expect(world.facts().at(-1)?.payload).toMatchObject({ label });
});

test('the edit of a trivia is named after its week', async () => {
  const { world } = caller.control;
  const trivia = world.table('trivias').rows.find(({ weekId }) => weekId === '7');
  await world.edit('trivias', String(trivia?.id), { question: '¿?' });
  expect(world.facts().at(-1)?.payload).toMatchObject({ label: 'Editar trivia de la jornada 7: question' });
});

test('the results of a week are published under its name', async () => {
  const { world } = caller.control;
  await world.publishWeek(7);
  expect(world.facts().at(-1)?.payload).toMatchObject({ label: 'Publicar resultados: Jornada 7' });
  await world.edit('weeks', 8, { alias: 'Clásicos' });
  await world.publishWeek(8);
  expect(world.facts().at(-1)?.payload).toMatchObject({ label: 'Publicar resultados: Clásicos' });
});

/** Starts a server for a page that keeps its session in its storage, and logs Ana in there. */
async function startWithPage() {
  let state: PageState = { storage: {}, route: '/' };
  const reload = vi.fn(async () => {});
  const pageAdapter = {
    ...createNoPage(),
    hasPage: true,
    snapshot: () => state,
    setState(next: PageState) {
      state = next;
    },
    reload,
  };
  const { world } = startMockServer({ players: 10, rate: 0, intercept: false, pageAdapter });
  await world.as('ana');
  reload.mockClear();
  return {
    world,
    reload,
    get: () => state,
    endSession: () => pageAdapter.setState({ storage: { 'lmx:draft:1:7': 'typed' }, route: '/user/login' }),
  };
}

test('world.undo of a closed session reloads the page with the session that the app has ended, and with the drafts', async () => {
  const { world, reload, get, endSession } = await startWithPage();
  const { storage, route } = get();
  await world.revoke();
  endSession();
  await world.undo();
  expect(get()).toEqual({ storage: { ...storage, 'lmx:draft:1:7': 'typed' }, route });
  expect(reload).toHaveBeenCalledWith(route);
});

test('world.undo of a closed session reloads nothing while the app still has the session', async () => {
  const { world, reload } = await startWithPage();
  await world.revoke();
  await world.undo();
  expect(reload).not.toHaveBeenCalled();
});

test('world.undo of an edited game leaves a player logged out who has logged out since', async () => {
  const { world, reload, endSession } = await startWithPage();
  await world.publish(755, { home: 1, away: 1 });
  endSession();
  await world.undo();
  expect(reload).not.toHaveBeenCalled();
});
