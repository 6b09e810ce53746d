// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { logIn, startSimulator } from '../testing.tsx';
import { listHappenings } from './happenings.ts';

test('“Detrás de cámara” lists a log-in that the server refused among the facts', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra');
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  expect(listHappenings(simulator)).toMatchObject([
    { words: 'Inicio de sesión: no se aceptó', by: 'app' },
    { by: 'panel' },
  ]);
});
