// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { keepCalls } from '../panel/network/kept-calls.ts';
import { readKeptCalls } from '../state/kept-calls.ts';
import { logIn, startSimulator } from '../testing.tsx';
import { listHappenings } from './happenings.ts';

test('“Detrás de cámara” lists a log-in that the server refused among the facts', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra');
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  expect(listHappenings(simulator, [])).toMatchObject([
    { words: 'Inicio de sesión: no se aceptó', by: 'app' },
    { by: 'panel' },
  ]);
});

test('after a reload, “Detrás de cámara” still lists a refused log-in, but not in another world', async () => {
  const simulator = startSimulator();
  keepCalls(simulator);
  await logIn(simulator, 'otra');
  window.dispatchEvent(new Event('pagehide'));
  simulator.net.clear();
  const list = () => listHappenings(simulator, readKeptCalls()).map(({ words }) => words);
  expect(list()).toEqual(['Inicio de sesión: no se aceptó']);
  await simulator.world.reset();
  expect(list()).toEqual([]);
});

test('“Detrás de cámara” names the call that a fault by chance has spared, as Ramas does', async () => {
  const simulator = startSimulator();
  await simulator.fault.add({ match: '*', effect: { drop: true }, p: 0.01 });
  await simulator.handle(new Request('http://localhost/api/weeks'));
  expect(listHappenings(simulator, []).at(-1)?.words).toBe(
    'Esta vez no ocurrió la falla: Jornadas, se corta la conexión',
  );
});
