import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

const link = 'https://demo.mx/lmx/games#sim?s=abc';

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

test('the panel’s button “Reportar un error” copies a bug report with the link to the world', async () => {
  userEvent.setup();
  let copied = '';
  showReporter(
    async (words) => {
      copied = words;
    },
    () => Promise.resolve(link),
  );
  await press('Reportar un error');
  expect(await screen.findByText('Copiado: pégalo donde reportas los errores.')).toBeTruthy();
  expect(copied).toContain(link);
  expect(field().value).toBe(copied);
});

test('“Copiar otra vez” in the dialog of the bug report copies the report with the user’s description of the expected and the actual behaviour', async () => {
  userEvent.setup();
  const copied: string[] = [];
  showReporter(
    async (words) => void copied.push(words),
    () => Promise.resolve(link),
  );
  await press('Reportar un error');
  await screen.findByText('Copiado: pégalo donde reportas los errores.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Qué esperabas' }), 'Un boleto');
  await userEvent.type(screen.getByRole('textbox', { name: 'Qué pasó' }), 'Salieron dos');
  expect(screen.getByText('El texto cambió: cópialo otra vez.')).toBeTruthy();
  await press('Copiar otra vez');
  await screen.findByText('Copiado: pégalo donde reportas los errores.');
  expect(copied).toHaveLength(2);
  expect(copied[1]).toContain('**Qué esperabas:** Un boleto\n\n**Qué pasó:** Salieron dos\n');
});

test('when the browser denies the clipboard, the dialog of the bug report says so and focuses the field with the report’s text', async () => {
  userEvent.setup();
  showReporter(
    () => Promise.reject(new Error('denied')),
    () => Promise.resolve(link),
  );
  await press('Reportar un error');
  expect(await screen.findByText(/El navegador no dejó copiar/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().selectionEnd).toBe(field().value.length);
});

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
