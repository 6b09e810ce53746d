import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

async function jump(simulator: Simulator, name: string) {
  showPanel(simulator, { density: 'demo' });
  await userEvent.click(screen.getByRole('button', { name }));
}

const getGames = ({ world }: Simulator, week: number) =>
  world.table('games').rows.filter((row) => row.week === week && row.isPublished);
const openGames = (simulator: Simulator, week: number) =>
  getGames(simulator, week).filter(({ refusal }) => refusal === '').length;
const ends = (simulator: Simulator, expression: string) =>
  waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve(expression)));

test('“Cuando abre la jornada” in the panel jumps to the first opening of the next week that is not open', async () => {
  const simulator = startSimulator();
  expect(openGames(simulator, 8)).toBe(0);
  await jump(simulator, 'Cuando abre la jornada');
  await ends(simulator, 'apertura(8, 1)');
  expect(openGames(simulator, 8)).toBe(1);
});

test('“Cuando abre la jornada” in the panel jumps to the opening of the games of the next play-off week', async () => {
  const simulator = startSimulator();
  await simulator.clock.goto('semana(17)');
  expect(openGames(simulator, 18)).toBe(0);
  await jump(simulator, 'Cuando abre la jornada');
  await waitFor(() => expect(openGames(simulator, 18)).toBe(4));
});

const getStates = (simulator: Simulator, week: number) => [
  ...new Set(getGames(simulator, week).map(({ state }) => state)),
];

test('“Resultados publicados” in the panel publishes a week’s results 25 minutes before the end of its last game', async () => {
  const simulator = startSimulator();
  await jump(simulator, 'Resultados publicados');
  await waitFor(() => expect(getStates(simulator, 7)).toEqual(['finalizado']));
  expect(simulator.clock.now()).toBe(simulator.clock.resolve('final(7, 9) - 25m'));
  expect(simulator.world.table('weeks').rows.find(({ isCurrent }) => isCurrent)?.number).toBe(7);
});

test('the panel’s button “Resultados publicados” publishes the results of the next week when it is pressed again', async () => {
  const simulator = startSimulator();
  await jump(simulator, 'Resultados publicados');
  await waitFor(() => expect(getStates(simulator, 7)).toEqual(['finalizado']));
  await userEvent.click(screen.getByRole('button', { name: 'Resultados publicados' }));
  await waitFor(() => expect(getStates(simulator, 8)).toEqual(['finalizado']));
});

test('“Resultados publicados” in the panel leaves a cancelled last game out and publishes the results of the others', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('games', 763, { status: 'cancelado' });
  await jump(simulator, 'Resultados publicados');
  await waitFor(() => expect(getStates(simulator, 7).sort()).toEqual(['cancelado', 'finalizado']));
  expect(simulator.clock.now()).toBe(simulator.clock.resolve('final(7, 8) - 25m'));
});

test('“Fin de temporada” in the panel jumps to one minute after the last game and logs the persona in again', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await jump(simulator, 'Fin de temporada');
  await ends(simulator, 'final(23, 1) + 1m');
  await waitFor(() => expect(simulator.world.facts().at(-1)?.kind).toBe('login'));
  const session = simulator.world.table('sessions').rows.at(-1);
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const request = new Request('http://localhost/api/user', { headers });
  request.headers.set('authorization', `Bearer ${session?.token}`);
  expect((await simulator.handle(request)).status).toBe(200);
});

test('“Medio partido” in the panel jumps to 50 minutes after the next kick-off, without a log-in while the session lasts', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await jump(simulator, 'Medio partido');
  await ends(simulator, 'inicio(7, 1) + 50m');
  expect(simulator.world.facts().at(-1)).toMatchObject({ kind: 'clock', payload: { silent: false } });
});

test('within an hour of a cut-off, “Una hora antes del cierre” in the panel jumps forward, to a later cut-off', async () => {
  const simulator = startSimulator();
  await simulator.clock.goto('cierre(7, 1) - 30m');
  await jump(simulator, 'Una hora antes del cierre');
  await ends(simulator, 'cierre(7, 2) - 1h');
});

test('after the last game of the season, each of “Ir a un momento” that is off says its own reason', async () => {
  const simulator = startSimulator();
  await simulator.clock.goto('final(23, 1) + 1h');
  showPanel(simulator, { density: 'demo' });
  const off = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled);
  expect(off.map((button) => [...button.childNodes].map(({ textContent }) => textContent))).toEqual([
    ['Cuando abre la jornada', 'Ya abrieron todas las jornadas'],
    ['Una hora antes del cierre', 'Ningún cierre está a más de una hora'],
    ['Con todo cerrado', 'Ya cerraron todos los partidos'],
    ['Medio partido', 'Ya empezaron todos los partidos'],
    ['Resultados publicados', 'Ya terminaron todos los partidos'],
  ]);
});

test('a moment that lies in the past of the world offers to start over and go there, as the same persona', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await simulator.clock.goto('final(23, 1) + 30d');
  const begin = vi.spyOn(simulator.world, 'begin').mockResolvedValue(undefined);
  await jump(simulator, 'Empezar de cero e ir ahí: Medio partido');
  const at = simulator.clock.resolve('inicio(7, 1) + 50m');
  await waitFor(() => expect(begin).toHaveBeenCalledExactlyOnceWith({ at, as: 'ana', keepsEmpty: false }));
});

test('“Ir a un momento” tells a visitor that little changes, and goes on as Ana', async () => {
  const simulator = startSimulator();
  const as = vi.spyOn(simulator.world, 'as').mockResolvedValue(undefined as never);
  showPanel(simulator, { density: 'demo' });
  expect(screen.getByText('Sin sesión, la app casi no cambia de un momento a otro.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Verlo como Ana' }));
  expect(as).toHaveBeenCalledExactlyOnceWith('ana');
});

test('“Ir a un momento” says nothing of visitors to a player', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  showPanel(simulator, { density: 'demo' });
  expect(screen.queryByRole('button', { name: 'Verlo como Ana' })).toBeNull();
});
