import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { copy } from '../copy.ts';
import { getColumnName, readCell, writeCell } from '../rows.ts';
import { showPanel, startSimulator } from '../testing.tsx';

const button = (name: string) => screen.getByRole('button', { name });

test('“Publicar resultados” in Mundo publishes the results of the week and a single undo reverts all of them', async () => {
  const simulator = startSimulator();
  const before = await simulator.world.hash();
  showPanel(simulator, { section: 'world' });
  await userEvent.click(button('Publicar resultados'));
  await waitFor(() => expect(screen.getAllByText('finalizado')).toHaveLength(9));
  expect(simulator.world.facts()).toHaveLength(1);
  await userEvent.click(button('Deshacer el último cambio'));
  await waitFor(() => expect(screen.queryByText('finalizado')).toBeNull());
  expect(await simulator.world.hash()).toBe(before);
});

test('the first row of the table “Partidos” in Mundo is the first game of the current week', async () => {
  showPanel(startSimulator(), { section: 'world' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tabla' }), 'Partidos');
  const [, first] = within(screen.getByRole('region', { name: 'Partidos' })).getAllByRole('row');
  expect(
    within(first as HTMLElement).getByRole('textbox', { name: 'Goles del local de PUE–TIJ' }),
  ).toBeTruthy();
});

test('“Deshacer el último cambio” in Mundo is disabled when no edit is left to undo', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'world' });
  const undo = () => button('Deshacer el último cambio') as HTMLButtonElement;
  expect(undo().disabled).toBe(true);
  await simulator.world.edit('weeks', 7, { closed: true });
  await waitFor(() => expect(undo().disabled).toBe(false));
  await userEvent.click(undo());
  await waitFor(() => expect(undo().disabled).toBe(true));
});

test('“–” in the cell of an instant is read as the instant 0, which the cell shows as “–”', () => {
  const column = { name: 'closes', type: 'instant' } as const;
  expect([writeCell(column, 0), readCell(column, ' – ', () => Number.NaN)]).toEqual(['–', 0]);
});

test('the tables of Mundo name each of their columns in Spanish', async () => {
  const { world } = startSimulator();
  await world.as('ana');
  for (const table of Object.keys(copy.tableNames) as (keyof typeof copy.tableNames)[])
    for (const { name } of world.table(table).columns) expect(getColumnName(name), name).not.toBe(name);
});

test('an edit in Mundo that the server refuses names the column in Spanish', async () => {
  showPanel(startSimulator(), { section: 'world' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tabla' }), 'Partidos');
  const goals = screen.getByRole('textbox', { name: 'Goles del local de PUE–TIJ' });
  await userEvent.clear(goals);
  await userEvent.type(goals, 'dos{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('“Goles del local” espera un número entero.');
});

const NAME = 'Laravel de fábrica';
const laravelSwitch = () => screen.getByRole('switch', { name: NAME });

test('the section Mundo in the density Demo has no switch “Laravel de fábrica”', () => {
  showPanel(startSimulator(), { section: 'world', density: 'demo' });
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
});

test('a click on the words “Laravel de fábrica” turns the switch on, and the clock bar shows the setting', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'world', density: 'qa' });
  await userEvent.click(screen.getByText(NAME));
  await waitFor(() => expect(laravelSwitch().getAttribute('aria-checked')).toBe('true'));
  expect(screen.getAllByText(NAME).map(({ className }) => className)).toContain('tag heed');
});

test('a game in Mundo has two fields for goals, also when the short name of a team has a dash', async () => {
  const simulator = startSimulator();
  const [game] = simulator.world.table('games').rows.filter(({ week, place }) => week === 7 && place === 1);
  await simulator.world.edit('teams', String(game?.homeId), { short_name: 'PUE–B' });
  showPanel(simulator, { section: 'world' });
  expect(screen.getAllByRole('textbox', { name: /en PUE–B–/ })).toHaveLength(2);
});

test('a game in Mundo has a field for the goals of each side, also when a team plays against itself', async () => {
  const simulator = startSimulator();
  const [game] = simulator.world.table('games').rows.filter(({ week, place }) => week === 7 && place === 1);
  await simulator.world.edit('games', String(game?.id), { awayId: game?.homeId });
  showPanel(simulator, { section: 'world' });
  // The check of the console in `test-setup.ts` fails for two fields of one key.
  expect(screen.getAllByRole('textbox', { name: 'Goles de PUE en PUE–PUE' })).toHaveLength(2);
});
