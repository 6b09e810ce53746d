// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Settings } from '../../state/settings.ts';
import { reloadPanel, showPanel, startSimulator } from '../../testing.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';

test.each([
  [0, 'Congelado', ['Congelado', 'Normal', '×60', '×3,600']],
  [0.5, '×0.5', ['×0.5', 'Normal', '×60', '×3,600']],
  [1, 'Normal', ['Normal', '×60', '×3,600']],
  [30, '×30', ['Normal', '×30', '×60', '×3,600']],
  [60, '×60', ['Normal', '×60', '×3,600']],
])('the speed select of the panel shows the clock’s rate %s as “%s”', async (rate, name, names) => {
  const simulator = startSimulator();
  if (rate > 0) await simulator.clock.resume(rate);
  showPanel(simulator);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Velocidad del reloj' });
  expect(select.selectedOptions[0]?.text).toBe(name);
  expect([...select.options].map(({ text }) => text)).toEqual(names);
  // The panel imports the code of the journal when it opens. A test that ends before would leave the import to the
  // next.
  await simulator.recorder.watch();
});

test('“Empezar de cero” beside the clock begins a new world, keeps the earlier one and stays in its section', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  const settings = showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  await vi.waitFor(() => expect(simulator.world.facts()).toEqual([]), { timeout: 10_000 });
  expect(simulator.branch.list().map(({ name }) => name)).toContain('Antes de empezar de cero');
  expect(settings.get().section).toBe('clock');
  await simulator.recorder.watch();
});

test.each([
  ['Evento anterior', -1],
  ['Siguiente evento', 1],
])('“%s” beside the clock steps by %s', async (name, direction) => {
  const simulator = startSimulator();
  const step = vi.spyOn(simulator.clock, 'step').mockResolvedValue(undefined as never);
  showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(step.mock.calls[0]?.[0]).toBe(direction));
  await simulator.recorder.watch();
});

test.each([
  [0, 'reloj congelado'],
  [60, 'reloj ×60'],
  [1, null],
])('at the clock’s rate %s, the bar under the clock says %s', async (rate, words) => {
  const simulator = startSimulator();
  await simulator.fault.add({ match: '*', effect: { delay: 1 } });
  if (rate > 0) await simulator.clock.resume(rate);
  showPanel(simulator, { section: 'clock' });
  expect(screen.getByText('1 falla')).toBeTruthy();
  expect(screen.queryAllByText(/^reloj /).map(({ textContent }) => textContent)).toEqual(
    words ? [words] : [],
  );
  await simulator.recorder.watch();
});

const getDrawing = (element: Element | undefined) => element?.querySelector('path')?.getAttribute('d');

/** Returns the path of an icon. */
function readIcon(name: IconName) {
  const { container, unmount } = render(<Icon name={name} />);
  const drawing = getDrawing(container);
  unmount();
  return drawing;
}

test.each<[name: string, icon: IconName, settings?: Partial<Settings>]>([
  ['Descongelar', 'play'],
  ['Evento anterior', 'previous'],
  ['Siguiente evento', 'next'],
  ['Empezar de cero', 'reset'],
  ['Buscar un comando', 'search'],
  ['Minimizar', 'close'],
  ['Diálogos', 'dialogs'],
  ['Reportar un error', 'bug'],
  ['Copiar enlace de este mundo', 'link'],
  ['Código QR de este mundo', 'qr'],
  ['Ver la app en un celular, con el panel al lado', 'phone'],
  ['Pasar abajo', 'bottom'],
  ['Pasar a la derecha', 'right', { side: 'bottom' }],
])('the button “%s” of the panel’s header has the drawing “%s”', async (name, icon, settings) => {
  const simulator = startSimulator();
  const drawing = readIcon(icon);
  showPanel(simulator, { section: 'clock', ...settings });
  expect(getDrawing(screen.getByRole('button', { name }))).toBe(drawing);
  await simulator.recorder.watch();
});

test('the button “Congelar” of a running clock has the drawing of a pause', async () => {
  const simulator = startSimulator();
  await simulator.clock.resume(1);
  const drawing = readIcon('pause');
  showPanel(simulator, { section: 'clock' });
  expect(getDrawing(screen.getByRole('button', { name: 'Congelar' }))).toBe(drawing);
  await simulator.recorder.watch();
});

test('“Atajos” lists each shortcut of the keyboard with its keys', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name: 'Atajos' }));
  const rows = within(screen.getByRole('dialog')).getAllByRole('listitem').slice(0, -1);
  const keys = rows.map((row) =>
    [...row.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
  );
  expect(keys).toEqual([...'SKEHCV→←↑↓GR'].map((key) => `Alt Shift ${key}`));
  await simulator.recorder.watch();
});

test.each([
  ['1 falla', 'bad'],
  ['reloj congelado', 'heed'],
  ['Ana', 'accent'],
])('the bar under the clock shows “%s” in the colour “%s”', async (words, tone) => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await simulator.clock.freeze();
  await simulator.fault.add({ match: '*', effect: { delay: 1 } });
  showPanel(simulator, { section: 'clock' });
  expect(screen.getByText(words, { selector: '.tag' }).classList).toContain(tone);
  await simulator.recorder.watch();
});

test.each([
  ['qa', 'Laravel de fábrica'],
  ['demo', 'servidor de fábrica'],
] as const)('the density %s calls a server without adaptations “%s”', async (density, words) => {
  const simulator = startSimulator();
  await simulator.world.laravel(true);
  showPanel(simulator, { section: 'clock', density });
  expect(screen.getByText(words, { selector: '.tag' })).toBeTruthy();
  await simulator.recorder.watch();
});

test.each([
  ['“Descongelar” of a frozen clock is lit', 0, 'Descongelar', true],
  ['“Congelar” of a running clock is not lit', 1, 'Congelar', false],
])('the button %s', async (_which, rate, name, isLit) => {
  const simulator = startSimulator();
  if (rate > 0) await simulator.clock.resume(rate);
  showPanel(simulator, { section: 'clock' });
  expect(screen.getByRole('button', { name }).classList.contains('on')).toBe(isLit);
  await simulator.recorder.watch();
});

test('a jump to before the log-in says so in the next document, and “Deshacer” goes back', async () => {
  const simulator = startSimulator();
  const now = simulator.clock.now();
  const user = vi.spyOn(simulator.world, 'user').mockReturnValue({ id: '1', name: 'Ana', email: 'a@b.mx' });
  // The jump reloads the page.
  vi.spyOn(simulator.clock, 'step').mockReturnValue(new Promise(() => {}));
  showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name: 'Evento anterior' }));
  user.mockReturnValue(null);
  vi.spyOn(simulator.clock, 'now').mockReturnValue(now - 1_000);
  const goto = vi.spyOn(simulator.clock, 'goto').mockResolvedValue(undefined as never);
  reloadPanel(simulator);
  expect(screen.getByText('En este momento Ana todavía no había entrado.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await vi.waitFor(() => expect(goto).toHaveBeenCalledWith(now));
  await simulator.recorder.watch();
});

test('a jump back after the log-in says nothing of it', async () => {
  const simulator = startSimulator();
  const now = simulator.clock.now();
  vi.spyOn(simulator.world, 'user').mockReturnValue({ id: '1', name: 'Ana', email: 'a@b.mx' });
  vi.spyOn(simulator.clock, 'step').mockReturnValue(new Promise(() => {}));
  showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name: 'Evento anterior' }));
  vi.spyOn(simulator.clock, 'now').mockReturnValue(now - 1_000);
  reloadPanel(simulator);
  expect(screen.queryByText(/todavía no había entrado/)).toBeNull();
  await simulator.recorder.watch();
});
