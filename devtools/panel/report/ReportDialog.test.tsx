import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn, showPanel, startSimulator } from '../../testing.tsx';

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

test('when the world is too long for a link, “Reportar un error” saves it as a file to attach', async () => {
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

test('the steps of the bug report name a log-in that the server refused, and no read that it refused', async () => {
  userEvent.setup();
  const simulator = showReporter(
    () => Promise.resolve(),
    async () => 'http://localhost/lmx/#sim',
  );
  const accept = { accept: 'application/json' };
  await simulator.handle(new Request('http://localhost/api/user', { headers: accept }));
  simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 503 } });
  await logIn(simulator);
  await press('Reportar un error');
  await waitFor(() => expect(field().value).toContain('### Pasos para reproducir'));
  const [, steps = ''] = field().value.split('### Pasos para reproducir');
  const [own = ''] = steps.split('### Últimas peticiones');
  expect(own.match(/La app pide “[^”]+”/g)).toEqual(['La app pide “Inicio de sesión”']);
  expect(own).toContain('contesta: 503');
});

test('the steps of the bug report quote the whole message of a refused call, also one with quotation marks', async () => {
  userEvent.setup();
  const simulator = showReporter(
    () => Promise.resolve(),
    async () => 'http://localhost/lmx/#sim',
  );
  const message = 'Attempt to read property "email" on null';
  simulator.fault.add({ match: 'POST /api/auth/login', effect: { status: 500, message } });
  await logIn(simulator);
  await press('Reportar un error');
  await waitFor(() => expect(field().value).toContain(`contesta: 500 ${message}`));
});

test('the steps of the bug report name the persona whose e-mail was typed, and neither that e-mail nor another', async () => {
  userEvent.setup();
  const simulator = showReporter(
    () => Promise.resolve(),
    async () => 'http://localhost/lmx/#sim',
  );
  const at = simulator.clock.now();
  const write = (text: string) => ({
    action: { do: 'type', target: { name: 'Correo electrónico' }, text } as const,
    at,
    seq: simulator.world.cursor(),
  });
  const journal = { world: { as: 'visitante', at: '', route: '/' }, startedAt: at };
  const actions = [write('ana@correo.mx'), write('otra@correo.mx')];
  simulator.recorder.journal = () => ({ ...journal, actions, end: null, isOn: true });
  await press('Reportar un error');
  await waitFor(() => expect(field().value).toContain('Escribe en “Correo electrónico” el correo de Ana'));
  expect(field().value).toContain('Llena “Correo electrónico”');
  expect(field().value).not.toContain('@correo.mx');
});

test('the focus goes to the first question when “Reportar un error” opens, before the report is written', async () => {
  const simulator = showReporter(
    () => Promise.resolve(),
    async () => 'http://localhost/lmx/#sim',
  );
  await press('Reportar un error');
  const expected = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /esperabas/ });
  expect(document.activeElement).toBe(expected);
  expect(expected.disabled).toBe(false);
  await waitFor(() => expect(field().value).not.toBe(''));
  await simulator.recorder.watch();
});

test('a copied report that changes asks in amber to be copied again', async () => {
  userEvent.setup();
  showReporter(
    () => Promise.resolve(),
    async () => 'http://localhost/lmx/#sim',
  );
  await press('Reportar un error');
  await screen.findByText(/^Copiado/);
  await userEvent.type(screen.getByRole('textbox', { name: /esperabas/ }), 'x');
  expect(screen.getByText(/^El texto cambió/).className).toBe('heed');
});

test.each([
  ['that it is copied in green', () => Promise.resolve(), 'Copiado', 'good'],
  [
    'in amber that the browser has not let it copy',
    () => Promise.reject(new Error('no')),
    'El navegador',
    'heed',
  ],
])('“Reportar un error” says of its report %s', async (_what, writeText, words, tone) => {
  userEvent.setup();
  showReporter(writeText, async () => 'http://localhost/lmx/#sim');
  await press('Reportar un error');
  const notice = await screen.findByText(new RegExp(`^${words}`), {}, { timeout: 10_000 });
  expect(notice.className).toBe(tone);
});

test.each([
  ['the next field has the focus', () => userEvent.tab()],
  ['the dialog closes', () => press('Cancelar')],
])('an answer that is written into a bug report is copied with it once %s', async (_when, leave) => {
  userEvent.setup();
  let copied = '';
  showReporter(
    async (words) => {
      copied = words;
    },
    async () => 'http://localhost/lmx/#sim',
  );
  await press('Reportar un error');
  await screen.findByText(/^Copiado/);
  expect(copied).toContain('**Qué esperabas:** (sin escribir)');
  await userEvent.type(screen.getByRole('textbox', { name: /esperabas/ }), 'Ver mi boleto');
  const shown = field().value;
  await leave();
  await waitFor(() => expect(copied).toBe(shown));
  expect(copied).toContain('**Qué esperabas:** Ver mi boleto');
});
