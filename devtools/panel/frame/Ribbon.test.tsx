import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';
import { createWorldReads } from '../context/world-reads.ts';
import { Ribbon } from './Ribbon.tsx';

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

test.each([
  ['the real server is red', true],
  ['a simulated server is not red', false],
])('the ribbon of the panel in front of %s', (_which, isReal) => {
  const reads = createWorldReads(startSimulator());
  const { container } = render(
    <Ribbon loaded={{ simulator: { isReal, apiOrigin: 'https://api.mx' }, reads }} />,
  );
  expect(container.firstElementChild?.classList.contains('bg-bad')).toBe(isReal);
});
