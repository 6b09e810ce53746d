import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../../scripts/test-setup.ts';
import type { Simulator } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the right arrow key moves the focus through the section tabs of the panel and opens the focused section', async () => {
  showPanel(startSimulator());
  tab('Tiempo').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tab('Fallas'));
  expect(screen.getByRole('tabpanel', { name: 'Fallas' })).toBeTruthy();
});

test('when a section of the panel throws, the section shows the error, and “Reintentar” renders the section again', async () => {
  const simulator = startSimulator();
  showPanel(simulator);
  const list = vi.spyOn(simulator.mail, 'list').mockImplementation(() => {
    throw new Error('the mailbox is torn');
  });
  await userEvent.click(tab('Buzón'));
  // React logs every error that an error boundary catches.
  expectConsole(/the mailbox is torn/);
  expect(screen.getByRole('alert').textContent).toContain('the mailbox is torn');
  list.mockRestore();
  await press('Reintentar');
  expect(within(screen.getByRole('tabpanel')).getAllByText(/lupe@correo.mx/).length).toBeGreaterThan(0);
});

test.each([
  ['the clock', (simulator: Simulator) => vi.spyOn(simulator.clock, 'view')],
  ['the account', (simulator: Simulator) => vi.spyOn(simulator.world, 'user')],
  ['the faults', (simulator: Simulator) => vi.spyOn(simulator.fault, 'list')],
  ['the state of the storage', (simulator: Simulator) => vi.spyOn(simulator.world, 'saveProblem')],
])(
  'when %s in the header of the panel throws, a sentence offers “Reintentar” and “Descargar el mundo”',
  async (_what, spy) => {
    const simulator = startSimulator();
    await simulator.clock.resume(60);
    showPanel(simulator, { section: 'mailbox' });
    const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:0');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const broken = spy(simulator).mockImplementation(() => {
      throw new Error('the header is torn');
    });
    await simulator.world.edit('weeks', 7, { alias: 'Mía' });
    const sentence = await screen.findByText('El panel tropezó. La app sigue y el mundo está como estaba.');
    expectConsole(/the header is torn/);
    expect(sentence.closest('[role="alert"]')?.textContent).toContain('the header is torn');
    await press('Descargar el mundo');
    expect(createUrl).toHaveBeenCalled();
    broken.mockRestore();
    await press('Reintentar');
    expect(tab('Tiempo')).toBeTruthy();
    vi.restoreAllMocks();
  },
);

test('the panel offers to download and to delete a saved world that could not be opened', async () => {
  const simulator = startSimulator();
  const copies = [{ id: 'x', text: '{', why: 'Ese texto no es un mundo.', isNew: true }];
  const list = vi.spyOn(simulator.world, 'copies').mockReturnValue(copies);
  const discard = vi.spyOn(simulator.world, 'discardCopy').mockImplementation(() => {});
  showPanel(simulator, { section: 'clock', density: 'demo' });
  expect(screen.getByRole('note').textContent).toContain('Ese texto no es un mundo.');
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:0');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press('Descargar el mundo guardado');
  expect(createUrl).toHaveBeenCalled();
  await press('Borrar el mundo guardado');
  expect(discard).toHaveBeenCalledWith('x');
  list.mockRestore();
  vi.restoreAllMocks();
});

test('the next events mark a cut-off as “ya enviado” only when the player has sent that game', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  showPanel(simulator);
  const words = (name: string) =>
    screen.getByRole('button', { name: `Ir a: ${name}` }).closest('li')?.textContent ?? '';
  expect(words('Cierra PUE–TIJ')).toContain('ya enviado');
  expect(words('Cierra JUA–SLP')).not.toContain('ya enviado');
});

test('the next events do not mark a cut-off as “ya enviado” when only another player has sent that game', async () => {
  const simulator = startSimulator();
  const senders = simulator.world.table('predictions').rows.filter(({ gameId }) => gameId === '755');
  expect(senders).not.toEqual([]);
  await simulator.world.as('nico');
  showPanel(simulator);
  const event = screen.getByRole('button', { name: 'Ir a: Cierra PUE–TIJ' }).closest('li');
  expect(event?.textContent).not.toContain('ya enviado');
});

test('“Ir” with a time expression that can’t be parsed shows an alert in the panel that quotes the expression', async () => {
  showPanel(startSimulator());
  await userEvent.type(screen.getByRole('textbox', { name: 'Ir a' }), 'el jueves');
  await press('Ir');
  expect((await screen.findByRole('alert')).textContent).toMatch(/el jueves/);
});

test('after a silent jump, the panel says how far the app’s time is behind, until the app’s next call', async () => {
  const simulator = startSimulator();
  showPanel(simulator);
  const call = () =>
    simulator.handle(
      new Request('http://localhost/sanctum/csrf-cookie', { headers: { accept: 'text/html' } }),
    );
  await call();
  expect(screen.queryByText(/^la app va/)).toBeNull();
  await simulator.clock.advance('3d 4h', { silent: true });
  expect((await screen.findByText('la app va 3 d 4 h atrasada')).tagName).toBe('SPAN');
  expect(screen.getByText(/La app cree mié 26 ago 12:00:0/)).toBeTruthy();
  await call();
  await waitFor(() => expect(screen.queryByText(/^la app va/)).toBeNull());
});

test('the panel’s speed “×60” and button “Congelar” set the rate of the world’s clock to 60 and 0', async () => {
  const simulator = startSimulator();
  showPanel(simulator);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Velocidad del reloj' }), '×60');
  await waitFor(() => expect(simulator.clock.view().rate).toBe(60));
  await press('Congelar');
  await waitFor(() => expect(simulator.clock.view().rate).toBe(0));
});

test('the list of faults by endpoint offers a message of the selected endpoint and no message of another endpoint', async () => {
  showPanel(startSimulator(), { section: 'faults' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Petición' }),
    'POST /api/trivia/answer',
  );
  const part = screen.getByRole('heading', { name: 'Por petición' }).closest('section')!;
  expect(within(part).getByRole('switch', { name: /Question Not Found/ })).toBeTruthy();
  expect(within(part).queryByRole('switch', { name: /No bet time/ })).toBeNull();
});

test('the section “Peticiones” shows the total number of calls when the filter hides every call', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/weeks'));
  showPanel(simulator, { section: 'network' });
  expect(screen.getByText('GET /api/weeks')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Filtrar ruta o cuerpo'), '/api/pool/user');
  expect(screen.getByText('Ninguna pasa el filtro. En total hay 1.')).toBeTruthy();
});

test.each([
  ['blocked', 'cada vez que la página se recarga'],
  ['full', 'El navegador ya no tiene espacio'],
] as const)('the panel says what a reload loses when storage is “%s”', async (problem, words) => {
  const simulator = startSimulator();
  const read = vi.spyOn(simulator.world, 'saveProblem').mockReturnValue(problem);
  showPanel(simulator);
  expect(screen.getByRole('note').textContent).toContain(words);
  read.mockReturnValue(null);
  await simulator.clock.resume(60);
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

test.each(['demo', 'qa'] as const)(
  'with the density %s, Ramas deletes another branch, and “Deshacer” adds it again',
  async (density) => {
    const noun = density === 'qa' ? 'rama' : 'versión';
    const simulator = startSimulator();
    await simulator.branch.create('Y si llueve');
    showPanel(simulator, { section: 'branches', density });
    expect(screen.queryByRole('button', { name: `Borrar la ${noun} Y si llueve` })).toBeNull();
    await press(`Borrar la ${noun} Principal`);
    expect(await screen.findByText('Borraste “Principal”.')).toBeTruthy();
    expect(simulator.branch.list()).toHaveLength(1);
    await press(`Deshacer: regresa la ${noun} Principal`);
    await waitFor(() => expect(simulator.branch.list()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Borraste “Principal”.')).toBeNull());
  },
);

test('“Deshacer” in Ramas restores the world from before a reset', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  showPanel(simulator, { section: 'branches' });
  const hash = await simulator.world.hash();
  await press(copy.reset);
  expect(await screen.findByText('Lo que tenías antes está en “Antes de empezar de cero”.')).toBeTruthy();
  const section = within(screen.getByRole('tabpanel', { name: 'Ramas' }));
  await userEvent.click(section.getByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await simulator.world.hash()).toBe(hash));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
});

test.each([
  ['that is no world', 4, 'Ese texto no es un mundo del simulador.'],
  ['of more than 20 MB', 20_000_001, 'demasiado grande'],
])('importing a file %s shows an error', async (_file, size, words) => {
  showPanel(startSimulator(), { section: 'branches' });
  const file = new File(['hola'], 'mundo.json', { type: 'application/json' });
  Object.defineProperty(file, 'size', { value: size });
  await userEvent.upload(screen.getByLabelText('Importar'), file);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('“Abrir otra pestaña de este mundo” in Mundo shows an error when the browser blocks the tab', async () => {
  const simulator = startSimulator();
  vi.spyOn(simulator.world, 'id').mockReturnValue('0123456789ab');
  const open = vi.spyOn(window, 'open').mockReturnValueOnce(null);
  showPanel(simulator, { section: 'world' });
  await press('Abrir otra pestaña de este mundo');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'El navegador no dejó abrir otra pestaña.',
  );
  open.mockRestore();
});
