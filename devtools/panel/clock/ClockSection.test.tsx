import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { EXPIRY_KINDS } from '../../state/jump-options.ts';
import { showPanel, startSimulator } from '../../testing.tsx';
import { listenForKeys } from '../shortcuts/shortcuts.ts';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
let stopKeys = () => {};
afterEach(() => stopKeys());

async function showSilentPanel(landing = '1 min antes') {
  const simulator = startSimulator();
  const settings = showPanel(simulator);
  await press(landing);
  await turn('Sin avisar a la app');
  return { simulator, settings, landing: simulator.clock.resolve('semana(7) - 1m') };
}

test('with “1 min antes” and “Sin avisar a la app”, “Siguiente evento” goes silently to 1 minute before the event', async () => {
  const { simulator, landing } = await showSilentPanel();
  await press('Siguiente evento');
  await waitFor(() => expect(simulator.clock.now()).toBe(landing));
  expect(simulator.clock.view().isAppBehind).toBe(true);
  expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: true });
});

test('with “1 min antes” and “Sin avisar a la app”, Alt+Shift+→ goes silently to 1 minute before the next event', async () => {
  const { simulator, settings, landing } = await showSilentPanel();
  const shell = { toggle() {}, show() {}, complain() {} };
  stopKeys = listenForKeys(simulator, settings, shell);
  await userEvent.click(screen.getByRole('heading', { name: 'Simulador' }));
  await userEvent.keyboard('{Alt>}{Shift>}[ArrowRight]{/Shift}{/Alt}');
  await waitFor(() => expect(simulator.clock.now()).toBe(landing));
  expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: true });
});

test('with “1 min antes”, “Ir a” goes exactly to the typed time and doesn’t notify the app', async () => {
  const { simulator } = await showSilentPanel();
  await userEvent.type(screen.getByRole('textbox', { name: 'Ir a' }), '+5m{Enter}');
  await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve('2026-08-26 12:05')));
  expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: true });
});

test('the date field of “Ir a” starts at the world’s time, and “Ir” goes to the chosen time', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  const field = screen.getByLabelText<HTMLInputElement>('Elegir fecha y hora');
  expect(field.value).toBe('2026-08-26T12:00');
  fireEvent.change(field, { target: { value: '2026-08-28T16:50' } });
  await press('Ir');
  await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve('2026-08-28 16:50')));
});

test.each([
  ['16:50', '2026-08-26 16:50'],
  ['mañana 9:00', '2026-08-27 09:00'],
  ['viernes 17:00', '2026-08-28 17:00'],
  ['sáb 21 nov 19:00', '2026-11-21 19:00'],
])('“Ir a” understands “%s”', async (text, expected) => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Ir a' }), `${text}{Enter}`);
  await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve(expected)));
});

test('the example in the field “Ir a” is a time that the simulator understands', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  const { placeholder } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ir a' });
  for (const example of placeholder.split(' o ')) expect(simulator.clock.resolve(example)).toBeGreaterThan(0);
});

test.each(['+999999999d', 'cierre(7,1) + 100000000d', '9999-12-31'])(
  '“Ir a” with “%s” is refused with the bound, and the panel, the world and the typed text stay',
  async (text) => {
    const simulator = startSimulator();
    showPanel(simulator, { section: 'clock' });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ir a' });
    await userEvent.type(field, `${text}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'del 1 de enero de 2024 al 31 de diciembre de 2028',
    );
    expect([field.value, simulator.clock.now()]).toEqual([text, simulator.clock.resolve('nacimiento')]);
  },
);

test('“Ir” without a text and without another date says what is missing', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  await press('Ir');
  expect((await screen.findByRole('alert')).textContent).toBe('Escribe un momento o elige otra fecha.');
  expect(simulator.world.facts()).toEqual([]);
});

test('after “Ir” has gone to a chosen date, the date field follows the world’s time again', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  const field = screen.getByLabelText<HTMLInputElement>('Elegir fecha y hora');
  fireEvent.change(field, { target: { value: '2026-08-28T16:50' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ir a' }).value).toBe('');
  await press('Ir');
  await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve('2026-08-28 16:50')));
  await simulator.clock.advance('1h');
  await waitFor(() => expect(field.value).toBe('2026-08-28T17:50'));
});

test('with “1 min antes”, the palette’s command for a cut-off goes exactly to the cut-off', async () => {
  const { simulator } = await showSilentPanel();
  await press('Buscar un comando');
  await userEvent.type(screen.getByRole('combobox', { name: 'Comando' }), 'ir al cierre de pue tij{Enter}');
  await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve('cierre(7, 1)')));
});

test.each([
  ['1 min antes', 'cierre(7, 1) - 1m'],
  ['1 min después', 'cierre(7, 1) + 1m'],
])('with “%s”, “Ir” in the list of next events goes to %s', async (landing, at) => {
  const { simulator } = await showSilentPanel(landing);
  await press('Ir a: Cierra PUE–TIJ');
  await waitFor(() => expect(simulator.clock.now()).toBe(simulator.clock.resolve(at)));
});

test('“Siguiente evento” in the density Demo notifies the app although “Sin avisar a la app” is on', async () => {
  const { simulator } = await showSilentPanel();
  await press('Demo');
  await press('Siguiente evento');
  await waitFor(() => expect(simulator.world.facts().at(-1)?.payload).toMatchObject({ silent: false }));
});

test('with “Parar en vencimientos”, the next events include the expiry of a code, and “Siguiente evento” goes to that expiry', async () => {
  const simulator = startSimulator();
  showPanel(simulator);
  expect(screen.queryByText(/^Vence el código/)).toBeNull();
  await turn('Parar en vencimientos');
  expect(screen.getByText(/^Vence el código/)).toBeTruthy();
  await press('Siguiente evento');
  await waitFor(() => expect(simulator.mail.last({ kind: 'code' })?.state).toBe('expired'));
});

test.each([
  [3, 'true'],
  [-3, 'false'],
])('with the phone’s clock off by %i h, “Desfasado +3 h” has aria-pressed %s', async (hours, pressed) => {
  const simulator = startSimulator();
  await simulator.clock.device(hours * 3_600_000);
  showPanel(simulator, { section: 'clock' });
  expect(screen.getByRole('button', { name: 'Desfasado +3 h' }).getAttribute('aria-pressed')).toBe(pressed);
});

test.each([
  ['qa', 6],
  ['demo', 4],
] as const)('“Lo que sigue” in the density %s lists the next %s events', (density, count) => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock', density });
  const buttons = screen.getAllByRole('button', { name: /^Ir a: / });
  const now = simulator.clock.now();
  const coming = simulator.agenda.list({ from: now }).filter(({ kind }) => !EXPIRY_KINDS.includes(kind));
  const next = coming.filter(({ at, isCalledOff }) => at > now && !isCalledOff).slice(0, count);
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(
    next.map(({ label }) => `Ir a: ${label}`),
  );
});

test('“Lo que sigue” marks the event at which “Siguiente evento” stops, and no other', () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  const [first] = screen.getAllByRole('button', { name: /^Ir a: / });
  expect([...document.querySelectorAll('li.next')]).toEqual([first?.closest('li')]);
});

test.each([
  [1_000, null],
  [3_000, 'la app va 3 s atrasada'],
])('an app that is %i ms behind the server is said to be: %s', async (ms, words) => {
  const simulator = startSimulator();
  const { believed: _, ...view } = simulator.clock.view();
  vi.spyOn(simulator.clock, 'view').mockReturnValue({ ...view, believed: view.now - ms, skew: -ms } as never);
  showPanel(simulator, { section: 'clock' });
  expect(screen.queryByText(/^la app va/)?.textContent ?? null).toBe(words);
});

test('“Siguiente evento” goes to the first row of “Lo que sigue”, and “Evento anterior” to the event before it', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock' });
  const begun = simulator.clock.now();
  const [first] = screen.getAllByRole('button', { name: /^Ir a: / });
  const events = simulator.agenda.list().filter(({ kind }) => !EXPIRY_KINDS.includes(kind));
  const row = events.find(
    ({ at, label }) => at > begun && `Ir a: ${label}` === first?.getAttribute('aria-label'),
  );
  await press('Siguiente evento');
  await waitFor(() => expect(simulator.clock.now()).toBe(row?.at));
  const step = vi.spyOn(simulator.clock, 'step').mockResolvedValue(undefined as never);
  await press('Evento anterior');
  await waitFor(() => expect(step).toHaveBeenCalled());
  expect(step.mock.calls[0]?.[1]?.kinds).toEqual(expect.arrayContaining(['opening', 'trivia', 'week']));
});

test('one minute before an event, “Lo que sigue” marks the one at which “Siguiente evento” stops then', async () => {
  const simulator = startSimulator();
  await simulator.clock.goto('cierre(7, 1) - 1m');
  showPanel(simulator, { section: 'clock', land: 'before' });
  expect(document.querySelector('li.next')?.textContent).toContain('Cierra JUA–SLP');
});
