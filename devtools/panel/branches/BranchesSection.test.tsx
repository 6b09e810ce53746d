import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listHappenings } from '../../describe/happenings.ts';
import { createRowNames } from '../../describe/rows.ts';
import { logIn, showPanel, startSimulator } from '../../testing.tsx';
import { getStoryEntries } from './BranchesSection.tsx';

test('getStoryEntries lists a log-in of the app with its author, endpoint and status, and an edit of the panel without an endpoint', async () => {
  const simulator = startSimulator();
  await logIn(simulator);
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  expect(getStoryEntries(simulator)).toMatchObject([
    { words: 'Entra', author: 'app', endpoint: 'POST /api/auth/login', status: 200 },
    { author: 'panel', endpoint: null, status: 0 },
  ]);
});

test('“Detrás de cámara” lists a log-in that the server refused among the facts', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra');
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  expect(listHappenings(simulator)).toMatchObject([
    { words: 'Login: no se aceptó (401)', by: 'app' },
    { by: 'panel' },
  ]);
});

test('the simulated world’s story lists the events of the agenda among the facts in order of time', async () => {
  const simulator = startSimulator();
  await simulator.clock.goto('cierre(7, 1) - 1m');
  await simulator.clock.goto('inicio(7, 1) + 1m');
  const story = getStoryEntries(simulator);
  const words = story.map(({ words: one }) => one);
  const known = ['Cierra PUE–TIJ', 'El reloj pasa al vie 28 ago, 19:01'];
  expect(words.filter((word) => known.includes(word))).toEqual(known);
  expect(story.find(({ words: one }) => one === 'Cierra PUE–TIJ')).toMatchObject({
    author: 'agenda',
    seq: null,
    at: simulator.clock.resolve('cierre(7, 1)'),
  });
});

const story = () => screen.getByRole('heading', { name: /^Historia de este mundo/ }).closest('section')!;

test('comparing two branches shows how many facts they share and, under each branch, the facts that only this branch has', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  await simulator.branch.create('Otra');
  await simulator.world.edit('weeks', 8, { alias: 'Tuya' });
  showPanel(simulator, { section: 'branches', density: 'demo' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  expect(screen.getByText('Comparten el principio: 1 hecho.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Solo en Otra' }).textContent).toMatch(/mié 26 ago 12:00.*Panel/);
  expect(screen.getByRole('region', { name: 'Solo en Principal' }).textContent).toContain('Nada más.');
});

test('comparing two branches lists the changed rows by value, and the story tells an edit by its values', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await simulator.branch.create('Otra');
  await simulator.world.edit('games', 755, { home_goals: 3, away_goals: 0 });
  await simulator.world.edit('games', 756, { hides_score: true });
  const [own] = simulator.world
    .table('predictions')
    .rows.filter(({ userId }) => userId === simulator.world.user()?.id);
  await simulator.world.remove(String(own?.id), 'predictions');
  await simulator.fault.add({ match: '*', effect: { drop: true }, label: 'Se corta' });
  showPanel(simulator, { section: 'branches' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  const rows = (table: string) =>
    within(screen.getByRole('region', { name: table }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows('Partidos')).toEqual(['PUE–TIJ: 1–1 → 3–0', 'JUA–SLP: Sin marcador en vivo: no → sí']);
  expect(rows('Pronósticos')).toEqual([expect.stringMatching(/^\S+, [A-Z]{3}–[A-Z]{3}: \d–\d → no está$/)]);
  expect(rows('Fallas')).toEqual(['Se corta: no está → está']);
  expect(story().textContent).toContain('Editar PUE–TIJ: 1–1 → 3–0');
  expect(document.body.textContent).not.toMatch(/home_goals|hides_score/);
});

test('a changed row names its columns in the order of the table, also for an account that registered in the app', () => {
  const simulator = startSimulator();
  const before = { nickname: 'toni.gol', verified_at: null, deleted_at: null };
  const after = { ...before, verified_at: 1, deleted_at: 1 };
  const columns = ['verified_at', 'deleted_at'];
  const words = createRowNames(simulator).describeRowDiff('users', { id: '8', columns, before, after });
  expect(words).toMatch(/^toni\.gol: Borrada: nada → .+, Verificada: nada → /);
});
