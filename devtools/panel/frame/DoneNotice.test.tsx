import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../../api.ts';
import type { Settings } from '../../state/settings.ts';
import { reloadPanel, showPanel, startSimulator } from '../../testing.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Makes the window as narrow as a phone's. */
const narrowWindow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));

const editWeek = ({ world }: Simulator) => world.edit('weeks', 7, { alias: 'Mía' });

test.each<
  [name: string, settings: Partial<Settings>, says: string, prepare?: (simulator: Simulator) => unknown]
>([
  [
    'Borrar la cuenta',
    { section: 'world' },
    'Borraste la cuenta de Ana. La app lo dice cuando carga otra página.',
  ],
  ['Cerrar su sesión desde el servidor', { section: 'world' }, 'El servidor cerró la sesión de Ana.'],
  ['Deshacer el último cambio', { section: 'world' }, 'Deshecho: Editar jornada 7.', editWeek],
  ['Quitar PUE–TIJ', { section: 'world' }, 'Quitaste PUE–TIJ. Abajo se puede deshacer.'],
  ['Publicar resultados', { section: 'world' }, 'Se publicaron los resultados: Jornada 7.'],
  ['Nueva rama aquí', { section: 'branches' }, 'Guardaste lo que llevas. Sigues desde aquí.'],
  [
    'Quitar fallas y normalizar el reloj',
    { section: 'clock' },
    'Se quitaron las fallas y el reloj va a su velocidad normal. La fecha y los datos se quedan.',
  ],
])('“%s” in %j says in words what it has done', async (name, settings, says, prepare) => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await prepare?.(simulator);
  showPanel(simulator, settings);
  press(name);
  expect((await screen.findByText(says)).closest('[role="status"]')).toBeTruthy();
  await simulator.recorder.watch();
});

test('after the account is deleted, the panel offers to reload the app, which then learns of it', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  showPanel(simulator, { section: 'world' });
  press('Borrar la cuenta');
  expect(await screen.findByRole('button', { name: 'Recargar la app' })).toBeTruthy();
  await simulator.recorder.watch();
});

test('what an action has done is said after the reload that it causes, and only once', async () => {
  const simulator = startSimulator();
  // A reload of the page ends the document, so the promise never settles.
  simulator.world.as = () => new Promise(() => {});
  showPanel(simulator, { section: 'personas' });
  press('Usar: Ana');
  await waitFor(() => expect(sessionStorage.getItem('lmxsim:notice')).toContain('Ana'));
  reloadPanel(simulator);
  expect(screen.getByText('Ahora usas la app como Ana.')).toBeTruthy();
  reloadPanel(simulator);
  expect(screen.queryByText(/Ahora usas/)).toBeNull();
  await simulator.recorder.watch();
});

test('the words of an action that fails are not said', async () => {
  const simulator = startSimulator();
  simulator.world.as = () => Promise.reject(new Error('No se pudo.'));
  showPanel(simulator, { section: 'personas' });
  press('Usar: Ana');
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo.');
  reloadPanel(simulator);
  expect(screen.queryByText(/Ahora usas/)).toBeNull();
  await simulator.recorder.watch();
});

test('what an action has done is shown for eight seconds, or until it is closed', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'branches' });
  await simulator.recorder.watch();
  press('Nueva rama aquí');
  await screen.findByText(/^Guardaste/);
  press('Cerrar aviso');
  expect(screen.queryByText(/^Guardaste/)).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Nueva rama aquí');
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(0));
    screen.getByText(/^Guardaste/);
  });
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.queryByText(/^Guardaste/)).toBeNull();
});

test('a notice that follows another within its eight seconds has eight seconds of its own', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  await simulator.world.edit('weeks', 8, { alias: 'Otra' });
  showPanel(simulator, { section: 'world' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const undo = async (words: RegExp) => {
    press('Deshacer el último cambio');
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(0));
      screen.getByText(words);
    });
  };
  await undo(/Editar jornada 8/i);
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  await undo(/Editar jornada 7/i);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText(/Editar jornada 7/i)).toBeTruthy();
});

test.each<[what: string, settings: Partial<Settings>, press: () => void]>([
  [
    '“Sin internet”',
    { section: 'faults' },
    () => fireEvent.click(screen.getByRole('switch', { name: /^Sin internet/ })),
  ],
  ['a jump to a moment', { section: 'clock', density: 'demo' }, () => press('Con todo cerrado')],
  ['“Llenar el registro”', { section: 'personas' }, () => press('Llenar el registro')],
])('on a phone, %s lowers the panel, says so and offers to raise it', async (_what, settings, start) => {
  narrowWindow();
  const simulator = startSimulator();
  simulator.show = async () => {};
  simulator.people.fillRegistration = () => new Promise(() => {});
  const onClose = vi.fn();
  const store = showPanel(simulator, settings, onClose);
  start();
  expect(await screen.findByText('El panel bajó para que veas la app.')).toBeTruthy();
  expect([store.get().snap, onClose.mock.calls.length]).toEqual(['low', 0]);
  press('Subir');
  await waitFor(() => expect(store.get().snap).toBe('half'));
  await simulator.recorder.watch();
});

test('on a phone, “Subir” is offered again after each reload until the panel is raised', async () => {
  narrowWindow();
  const simulator = startSimulator();
  showPanel(simulator, { section: 'clock', density: 'demo' });
  press('Con todo cerrado');
  await screen.findByText('El panel bajó para que veas la app.');
  reloadPanel(simulator);
  reloadPanel(simulator);
  expect(screen.getByText('El panel bajó para que veas la app.')).toBeTruthy();
  press('Subir');
  await waitFor(() => expect(screen.queryByText(/^El panel bajó/)).toBeNull());
  reloadPanel(simulator);
  expect(screen.queryByText(/^El panel bajó/)).toBeNull();
  await simulator.recorder.watch();
});

test('on a phone, a panel that the user lowers by its handle offers no “Subir” after a reload', async () => {
  narrowWindow();
  const simulator = startSimulator();
  showPanel(simulator, { snap: 'low' });
  reloadPanel(simulator);
  expect(screen.queryByRole('button', { name: 'Subir' })).toBeNull();
  await simulator.recorder.watch();
});

test('“Llenar el registro” names the invented person, whose e-mail “Copiar correo” copies', async () => {
  userEvent.setup();
  const simulator = startSimulator();
  const rosa = { name: 'Rosa Díaz', email: 'rosa@correo.mx', hasEmail: false };
  simulator.people.fillRegistration = async () => rosa;
  showPanel(simulator, { section: 'personas' });
  press('Llenar el registro');
  expect(
    await screen.findByText(
      'La app tiene los datos de Rosa Díaz. Su correo va en el otro paso: rosa@correo.mx. Ahí, llénalo otra vez.',
    ),
  ).toBeTruthy();
  press('Copiar correo');
  expect(await screen.findByText('Copiaste rosa@correo.mx.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('rosa@correo.mx');
  simulator.people.fillRegistration = async () => ({ ...rosa, hasEmail: true });
  press('Llenar el registro');
  expect(await screen.findByText('La app tiene la cuenta de Rosa Díaz: rosa@correo.mx.')).toBeTruthy();
  await simulator.recorder.watch();
});

test('on a phone, a recipe closes the panel, and the settings tell the pill why', async () => {
  narrowWindow();
  const simulator = startSimulator();
  simulator.recipe.play = async () => ({ ok: true, steps: [], observed: [] }) as never;
  const onClose = vi.fn();
  const store = showPanel(simulator, { section: 'recipes' }, onClose);
  fireEvent.click(screen.getAllByRole('button', { name: /^Reproducir/ })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.get().isClosedForApp).toBe(true);
  await simulator.recorder.watch();
});
