import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

test('in the density Demo, the ribbon of the panel says that the data is invented', async () => {
  showPanel(startSimulator(), { density: 'demo' });
  expect(await screen.findByText('Demostración: datos ficticios')).toBeTruthy();
});

test('in the density Demo, the ribbon of the panel names an open HAR file', async () => {
  const simulator = startSimulator();
  await simulator.net.playHar(
    JSON.stringify({
      log: {
        entries: [
          {
            startedDateTime: '2026-08-27T18:00:00.000Z',
            request: { method: 'GET', url: 'https://api.example/api/weeks', headers: [] },
            response: { status: 200, headers: [], content: { text: '[]' } },
          },
        ],
      },
    }),
  );
  showPanel(simulator, { density: 'demo' });
  expect(await screen.findByText('HAR abierto: datos del archivo')).toBeTruthy();
  expect(screen.queryByText('Demostración: datos ficticios')).toBeNull();
});
