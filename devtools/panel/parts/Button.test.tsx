import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import type { Settings } from '../../state/settings.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

vi.mock('./download.ts', () => ({ download: vi.fn() }));

async function createOtherBranch({ branch, world }: Simulator) {
  await world.edit('weeks', 7, { alias: 'Mía' });
  await branch.create('Otra');
}

const CASES: [
  name: string,
  settings: Partial<Settings>,
  says: string,
  prepare?: (simulator: Simulator) => unknown,
][] = [
  ['Comparar con Principal', { section: 'branches' }, 'Comparado, abajo', createOtherBranch],
  ['Exportar', { section: 'branches' }, 'Descargado'],
  ['Exportar', { section: 'coverage' }, 'Descargado'],
  ['Descargar HAR', { section: 'network' }, 'Descargado'],
];

test.each(CASES)('“%s” in %j says “%s” at the button', async (name, settings, says, prepare) => {
  const simulator = startSimulator();
  await prepare?.(simulator);
  showPanel(simulator, settings);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  await vi.waitFor(() => expect(button.textContent).toBe(says));
  await simulator.recorder.watch();
});

test('“Repetir” says “Repetida” once the call has been answered, and keeps its name when it fails', async () => {
  const simulator = startSimulator();
  const headers = { accept: 'application/json' };
  await simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  showPanel(simulator, { section: 'network' });
  await userEvent.click(screen.getByRole('button', { name: /weeks/ }));
  const button = screen.getByRole('button', { name: 'Repetir' });
  const replay = vi.spyOn(simulator.net, 'replay').mockRejectedValueOnce(new Error('No se pudo'));
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(button.textContent).toBe('Repetir');
  const repeated = { method: 'GET', url: '/api/weeks', status: 200, outcome: 'answered' } as LogEntry;
  replay.mockResolvedValue(repeated as LogEntry & never);
  await userEvent.click(button);
  await vi.waitFor(() => expect(button.textContent).toBe('Repetida'));
});
