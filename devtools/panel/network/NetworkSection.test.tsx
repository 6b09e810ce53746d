import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

async function showCalls(...paths: string[]) {
  const simulator = startSimulator();
  for (const path of paths) await simulator.handle(new Request(`http://localhost${path}`));
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'all' });
}

const calls = () => screen.queryAllByText(/^GET /).map(({ textContent }) => textContent.trim());

test('Peticiones lists the latest call first', async () => {
  await showCalls('/api/weeks', '/api/user', '/api/week/current');
  expect(calls()).toEqual(['GET /api/week/current', 'GET /api/user', 'GET /api/weeks']);
});

test('the filter of Peticiones ignores upper and lower case, in the address and in the typed text', async () => {
  await showCalls('/api/zipcode/Norte', '/api/user');
  await userEvent.type(screen.getByRole('textbox', { name: 'Filtrar ruta' }), 'nORTE');
  expect(calls()).toEqual(['GET /api/zipcode/Norte']);
});

test('“Errores” in Peticiones leaves out the calls that went well', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/user'));
  const [refused] = simulator.net.log();
  simulator.net.log = () => [
    { ...refused!, status: 401 },
    { ...refused!, id: 90, url: '/api/weeks', status: 200 },
  ];
  showPanel(simulator, { section: 'network', callFilter: '', callShow: 'errors' });
  expect(calls()).toEqual(['GET /api/user']);
});
