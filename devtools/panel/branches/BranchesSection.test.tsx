import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createRowNames } from '../../describe/rows.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const story = () => screen.getByRole('heading', { name: /^Historia de este mundo/ }).closest('section')!;

test('comparing two branches shows how many facts they share and, under each branch, the facts that only this branch has', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  await simulator.branch.create('Otra');
  await simulator.world.edit('weeks', 8, { alias: 'Tuya' });
  showPanel(simulator, { section: 'branches', density: 'demo' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  expect(screen.getByText('Empiezan igual, con el mismo cambio. Después:')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Solo en Otra' }).textContent).toMatch(/mié 26 ago 12:00.*Panel/);
  expect(screen.getByRole('region', { name: 'Solo en Principal' }).textContent).toContain('Nada más.');
});

test('a comparison is scrolled into view, and another section opens after it in a browser whose scrolls are promises', async () => {
  const scroll = vi.fn(async () => {});
  Element.prototype.scrollIntoView = scroll as never;
  try {
    const simulator = startSimulator();
    await simulator.branch.create('Otra');
    showPanel(simulator, { section: 'branches' });
    await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
    expect(scroll).toHaveBeenCalledWith({ block: 'start' });
    await userEvent.click(screen.getByRole('tab', { name: 'Personas' }));
    expect(screen.getByRole('heading', { name: /^Entra como/ })).toBeTruthy();
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
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

test('a comparison says that its changed rows lead from the other branch to the current one', async () => {
  const simulator = startSimulator();
  await simulator.branch.create('Otra');
  await simulator.world.edit('games', 755, { home_goals: 3, away_goals: 0 });
  showPanel(simulator, { section: 'branches' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  expect(screen.getByText('Lo que cambia: en Principal → en Otra.')).toBeTruthy();
});

test('the story of a long world shows its last 40 entries, and “Estás aquí” at the last', async () => {
  const simulator = startSimulator();
  for (let number = 1; number <= 41; number += 1)
    await simulator.world.edit('weeks', 7, { alias: `Mía ${number}.` });
  showPanel(simulator, { section: 'branches' });
  const entries = within(story()).getAllByRole('listitem');
  expect(entries).toHaveLength(40);
  expect(entries[0]?.textContent).toContain('Mía 2.');
  expect(entries.at(-1)?.textContent).toMatch(/Mía 41\..*Estás aquí/);
});

test('deleting a branch takes the comparison with it away', async () => {
  const simulator = startSimulator();
  await simulator.branch.create('Otra');
  showPanel(simulator, { section: 'branches' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  const heading = () => screen.queryByRole('heading', { name: 'Principal frente a Otra' });
  expect(heading()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar la rama Principal' }));
  await waitFor(() => expect(heading()).toBeNull());
});

test('a changed row names its columns in the table’s order, also for an account registered in the app', () => {
  const simulator = startSimulator();
  const before = { nickname: 'toni.gol', verified_at: null, deleted_at: null };
  const after = { ...before, verified_at: 1, deleted_at: 1 };
  const columns = ['verified_at', 'deleted_at'];
  const words = createRowNames(simulator).describeRowDiff('users', { id: '8', columns, before, after });
  expect(words).toMatch(/^toni\.gol: Borrada: nada → .+, Verificada: nada → /);
});

test('a game without a status by hand changes from “según la hora” in a comparison', () => {
  const simulator = startSimulator();
  const [row] = simulator.world.table('games').rows.filter(({ id }) => id === '755');
  const before = { ...row, status: null };
  const after = { ...row, status: 'finalizado' };
  const words = createRowNames(simulator).describeRowDiff('games', {
    id: '755',
    columns: ['status'],
    before,
    after,
  });
  expect(words).toBe('PUE–TIJ: Estado a mano: según la hora → finalizado');
});

test('the field of a branch’s name takes no more letters than the name can have', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'branches' });
  const field = screen.getByRole('textbox', { name: 'Nombre de la rama Principal' });
  await userEvent.clear(field);
  await userEvent.type(field, 'a'.repeat(90));
  expect(field).toHaveProperty('value', 'a'.repeat(80));
});

test('a branch whose name is cleared keeps its name', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'branches' });
  const rename = vi.spyOn(simulator.branch, 'rename');
  const field = screen.getByRole('textbox', { name: 'Nombre de la rama Principal' });
  await userEvent.clear(field);
  await userEvent.type(field, ' {Enter}');
  expect(field).toHaveProperty('value', 'Principal');
  expect(rename).not.toHaveBeenCalled();
});

test('an open comparison of two branches follows the new name of one', async () => {
  const simulator = startSimulator();
  const { id } = simulator.branch.current();
  await simulator.branch.create('Otra');
  await simulator.world.edit('weeks', 8, { alias: 'Tuya' });
  showPanel(simulator, { section: 'branches' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  await simulator.branch.rename(id, 'La de antes');
  expect(await screen.findByRole('region', { name: 'Solo en La de antes' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Solo en Principal' })).toBeNull();
});

test('“Importar” takes the same file a second time', async () => {
  const simulator = startSimulator();
  const take = vi.spyOn(simulator.world, 'import').mockResolvedValue(undefined as never);
  showPanel(simulator, { section: 'branches' });
  const field = screen.getByLabelText<HTMLInputElement>('Importar');
  await userEvent.upload(field, new File(['{}'], 'mundo.json', { type: 'application/json' }));
  await waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith('{}'));
  expect(field.value).toBe('');
});

test('a comparison names its tables, lists 20 rows of a table and says how many more differ', async () => {
  const simulator = startSimulator();
  await simulator.branch.create('Otra');
  const games = simulator.world.table('games').rows.slice(0, 23);
  for (const { id } of games) await simulator.world.edit('games', String(id), { city: 'Lejos' });
  showPanel(simulator, { section: 'branches' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  const rows = within(screen.getByRole('region', { name: 'Partidos' })).getAllByRole('listitem');
  expect(rows).toHaveLength(21);
  expect(rows.at(-1)?.textContent).toBe('y 3 más');
});

test('each side of a comparison that is not in use has a button that changes to it', async () => {
  const simulator = startSimulator();
  await simulator.branch.create('Otra');
  await simulator.world.edit('weeks', 8, { alias: 'Tuya' });
  showPanel(simulator, { section: 'branches' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Principal' }));
  const getButton = (name: string) =>
    within(screen.getByRole('region', { name: `Solo en ${name}` })).queryByRole('button');
  expect([getButton('Otra'), getButton('Principal')?.textContent]).toEqual([null, 'Cambiar']);
});

test('worlds that began apart are compared as such', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  await simulator.world.reset(5);
  showPanel(simulator, { section: 'branches' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar con Antes de empezar de cero' }));
  expect(screen.getByText('Empezaron por separado.')).toBeTruthy();
});

test('Ramas offers to compare the first three of the branches that are not in use', async () => {
  const simulator = startSimulator();
  for (const name of ['B', 'C', 'D', 'E']) await simulator.branch.create(name);
  showPanel(simulator, { section: 'branches' });
  const buttons = screen.getAllByRole('button', { name: /^Comparar con / });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Comparar con Principal',
    'Comparar con B',
    'Comparar con C',
  ]);
});

test('the story marks the facts after the world’s time as future, and “Ir a” goes to a fact or an event', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Uno' });
  await simulator.world.edit('weeks', 7, { alias: 'Dos' });
  await simulator.clock.goto('cierre(7, 1) + 1m');
  await simulator.world.gotoFact(1);
  showPanel(simulator, { section: 'branches' });
  const entries = () => within(story()).getAllByRole('listitem');
  const futures = entries().filter((entry) => entry.classList.contains('future'));
  expect(futures.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Dos'),
    expect.stringContaining('El reloj pasa'),
  ]);
  const gotoFact = vi.spyOn(simulator.world, 'gotoFact').mockResolvedValue(undefined as never);
  await userEvent.click(within(story()).getByRole('button', { name: /^Ir a: .*Dos/ }));
  expect(gotoFact).toHaveBeenCalledExactlyOnceWith(2);
});

test('the story names a branch at the fact where it begins, in both branches', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Uno' });
  const { id } = simulator.branch.current();
  await simulator.branch.create('Otra');
  await simulator.world.edit('weeks', 7, { alias: 'Dos' });
  showPanel(simulator, { section: 'branches' });
  const getForks = () =>
    within(story())
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('.heed')?.textContent ?? null);
  expect(getForks()).toEqual(['⎇ Principal', null]);
  await simulator.branch.switch(id);
  await waitFor(() => expect(getForks()).toEqual(['⎇ Otra']));
});

test('a file of a world that the browser can’t read is refused in Spanish', async () => {
  showPanel(startSimulator(), { section: 'branches' });
  const file = new File(['{}'], 'mundo.json', { type: 'application/json' });
  file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await userEvent.upload(screen.getByLabelText('Importar'), file);
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo leer el archivo.');
});
