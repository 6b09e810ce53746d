import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showPanel, startSimulator } from '../testing.tsx';

function showReporter(writeText: (words: string) => Promise<void>, world: () => Promise<string>) {
  const simulator = startSimulator();
  simulator.link = world;
  showPanel(simulator, { section: 'network' });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  return simulator;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto del reporte' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => vi.restoreAllMocks());

test('when the world is too long for a link, “Reportar un error” downloads the world as a file, and the report asks to attach that file', async () => {
  userEvent.setup();
  URL.createObjectURL = () => 'blob:world';
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const simulator = showReporter(
    () => Promise.resolve(),
    () => Promise.reject(new Error('too long')),
  );
  await press('Reportar un error');
  const file = `mundo-${simulator.world.seed()}.json`;
  await waitFor(() => expect(field().value).toContain(`adjunta ${file}`));
  expect(names).toEqual([file]);
});
