import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

test.each(['blocked', 'full'] as const)(
  'with %s storage, the panel offers to download the world',
  async (problem) => {
    const simulator = startSimulator();
    simulator.world.saveProblem = () => problem;
    const createObjectURL = vi.fn((_file: Blob) => 'blob:mundo');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    showPanel(simulator, { section: 'clock' });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Descargar el mundo' }));
    await vi.waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce(), { timeout: 5_000 });
    expect(names).toEqual([`mundo-${simulator.world.seed()}.json`]);
    vi.unstubAllGlobals();
    await simulator.recorder.watch();
  },
);
