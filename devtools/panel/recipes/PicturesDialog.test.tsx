import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createSettingsStore } from '../../state/settings.ts';
import { startSimulator } from '../../testing.tsx';
import { createWorldReads } from '../context/world-reads.ts';
import { Panel } from '../frame/Panel.tsx';

test('“imágenes” in the palette asks of which recipe the pictures are saved, and saves them', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('textos.json') ? [] : {}));
  const simulator = startSimulator();
  const savePictures = vi.fn();
  render(
    <Panel
      simulator={simulator}
      reads={createWorldReads(simulator)}
      settings={createSettingsStore('test', { density: 'demo', section: 'personas' })}
      app={window}
      savePictures={savePictures}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buscar un comando' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Comando' }), 'imágenes{Enter}');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un recorrido' }), 'modal/sendPool');
  await userEvent.click(screen.getByRole('button', { name: /^Guardar Revisas tu boleto/ }));
  expect(savePictures).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'modal/sendPool' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await simulator.recorder.watch();
});
