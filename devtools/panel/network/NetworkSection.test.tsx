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
