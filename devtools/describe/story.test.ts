// @vitest-environment jsdom

import { expect, test } from 'vitest';
import type { Simulator } from '../api.ts';
import { logIn, startSimulator } from '../testing.tsx';
import { getStoryEntries } from './story.ts';

const tell = ({ agenda, net, world }: Simulator) =>
  getStoryEntries({
    facts: world.facts({ future: true }),
    events: agenda.list(),
    calls: net.log(),
    cursor: world.cursor(),
    now: world.now(),
  });

test('getStoryEntries names author, endpoint and status of a log-in, and no endpoint of an edit in the panel', async () => {
  const simulator = startSimulator();
  await logIn(simulator);
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  expect(tell(simulator)).toMatchObject([
    { words: 'Entra', author: 'app', endpoint: 'POST /api/auth/login', status: 200 },
    { author: 'panel', endpoint: null, status: 0 },
  ]);
});

test('the simulated world’s story lists the events of the agenda among the facts in order of time', async () => {
  const simulator = startSimulator();
  await simulator.clock.goto('cierre(7, 1) - 1m');
  await simulator.clock.goto('inicio(7, 1) + 1m');
  const story = tell(simulator);
  const words = story.map(({ words: one }) => one);
  const known = ['Cierra PUE–TIJ', 'El reloj pasa al vie 28 ago, 19:01'];
  expect(words.filter((word) => known.includes(word))).toEqual(known);
  expect(story.find(({ words: one }) => one === 'Cierra PUE–TIJ')).toMatchObject({
    author: 'agenda',
    seq: null,
    at: simulator.clock.resolve('cierre(7, 1)'),
  });
});

test('a fault of the story has a wait and “después de guardar” in plain words, and its address and status as a detail', async () => {
  const simulator = startSimulator();
  const effect = { status: 503, retryAfter: 45 };
  await simulator.fault.add({ match: 'POST /api/pool/user', effect, when: 'after' });
  expect(tell(simulator)).toMatchObject([
    {
      words:
        'Se pone una falla: Envío del boleto, contesta con un error, pide esperar 45 s, después de guardar',
      detail: 'POST /api/pool/user: contesta 503 y pide esperar 45 segundos, después de guardar',
    },
  ]);
});

test('the story of a world leaves out the events of a game that was called off', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('games', 755, { status: 'cancelado' });
  await simulator.clock.goto('cierre(7, 1) + 1m');
  expect(tell(simulator).map(({ words }) => words)).not.toContain('Cierra PUE–TIJ');
});

test('the story names the fault that a call has met, and the panel as who repeated the call', async () => {
  const simulator = startSimulator();
  await logIn(simulator, 'otra clave');
  await simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 503 } });
  await simulator.net.replay(Number(simulator.net.log().at(-1)?.id));
  expect(tell(simulator).at(-1)).toMatchObject({
    words: 'Ocurrió una falla: Inicio de sesión, contesta con un error, pide esperar 30 s',
    author: 'panel',
  });
});

test('the story says of a fault by chance that a call has not met it', async () => {
  const simulator = startSimulator();
  await simulator.fault.add({ match: 'GET /api/weeks', effect: { drop: true }, p: 0.01 });
  await simulator.handle(new Request('http://localhost/api/weeks'));
  expect(tell(simulator).at(-1)).toMatchObject({
    words: 'Esta vez no ocurrió la falla: Jornadas, se corta la conexión',
    author: 'app',
  });
});
