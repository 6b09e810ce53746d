import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

test.each(['demo', 'qa'] as const)(
  'in the density %s, an active fault says whether it applies before or after saving',
  async (density) => {
    const simulator = startSimulator();
    const match = 'POST /api/pool/user';
    await simulator.fault.add({ id: 'a', match, effect: { body: 'html' }, label: 'Página' });
    await simulator.fault.add({ id: 'b', match, effect: { drop: true }, when: 'after', label: 'Corte' });
    showPanel(simulator, { section: 'faults', density });
    const line = (label: string) => screen.getByRole('button', { name: `Quitar ${label}` }).closest('li');
    expect(line('Página')?.textContent).toContain('antes de guardar');
    expect(line('Corte')?.textContent).toContain('después de guardar');
  },
);

test('a fault that is added after the choice “después de guardar” has the value “after” in `when`', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'faults' });
  await userEvent.click(screen.getByRole('button', { name: 'después de guardar' }));
  const part = screen.getByRole('heading', { name: 'Por petición' }).closest('section') as HTMLElement;
  await userEvent.click(within(part).getByRole('switch', { name: /Contesta una página HTML/ }));
  expect(simulator.fault.list()).toMatchObject([{ effect: { body: 'html' }, when: 'after' }]);
});

test('the row of states shows “Soltar” beside its chips, which may fold, and says how long the app waits', async () => {
  const simulator = startSimulator();
  await simulator.fault.hold('GET /api/weeks');
  showPanel(simulator, { section: 'clock' });
  expect(screen.queryByRole('button', { name: 'Soltar' })).toBeNull();
  const headers = { accept: 'application/json' };
  const call = simulator.handle(new Request('http://localhost/api/weeks', { headers }));
  const badge = await screen.findByText('1 petición retenida: Jornadas');
  const row = badge.closest('section') as HTMLElement;
  expect(within(row).queryByRole('button', { name: 'Soltar' })).toBeNull();
  expect(screen.getByText(/^La app espera de 14 a 20 segundos/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Soltar' }));
  await call;
  expect(simulator.fault.held()).toBe(0);
});

test('the active faults have Spanish names', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'faults' });
  await userEvent.click(screen.getByRole('switch', { name: /^Red lenta/ }));
  await simulator.fault.add({ match: '*', effect: { delay: 1_200 }, when: 'after' });
  await simulator.fault.add({ match: 'GET /api/weeks', effect: { status: 422, message: 'No bet time' } });
  expect(simulator.fault.list().map(({ label }) => label)).toEqual([
    'Red lenta',
    'Todas las peticiones: tarda 1.2 segundos, después de guardar',
    'GET /api/weeks: contesta 422 No bet time',
  ]);
});

test('“Activas” names the calls that are still held after a jump forward', async () => {
  const simulator = startSimulator();
  await simulator.fault.hold('*', { times: 'always' });
  showPanel(simulator, { section: 'faults' });
  const ask = (path: string) => {
    const call = simulator.handle(
      new Request(`http://localhost/api/${path}`, { headers: { accept: 'application/json' } }),
    );
    call.catch(() => {});
  };
  ask('weeks');
  ask('user');
  await simulator.clock.advance('1h');
  const part = screen.getByRole('heading', { name: /^Activas/ }).closest('section') as HTMLElement;
  expect(await within(part).findByText('2 peticiones retenidas: Jornadas, Mi cuenta')).toBeTruthy();
});

test.each([
  ['a recipe', { match: '*', effect: { offline: true }, times: 'always' } as const],
  ['a script, once', { match: '*', effect: { offline: true } } as const],
])('the switch “Sin internet” is on for a fault of %s, and switches it off', async (_whose, fault) => {
  const simulator = startSimulator();
  await simulator.fault.add(fault);
  showPanel(simulator, { section: 'faults' });
  const offline = screen.getByRole('switch', { name: /^Sin internet/ });
  expect(offline.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(offline);
  await vi.waitFor(() => expect(simulator.fault.list()).toEqual([]));
  expect(screen.queryByRole('button', { name: /^Quitar Todas/ })).toBeNull();
});

test('a fault of “Red” has in “Activas” the words of “Cuántas veces”, which stands above the faults that it counts', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'faults' });
  await userEvent.click(screen.getByRole('switch', { name: /^Sin internet/ }));
  const row = screen.getByRole('button', { name: 'Quitar Sin internet' }).closest('li');
  expect(row?.textContent).toContain(screen.getByRole('button', { name: 'hasta que la quites' }).textContent);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'RedHasta que las quites',
    'Activas1 falla',
    'Cuántas vecesLas fallas de aquí abajo',
    'Fallas comunes',
    'Por petición',
  ]);
});

test.each([
  ['Sin internet', true],
  ['Respuesta 419', true],
  ['Red lenta', false],
])('the switch “%s” has the colour of a fault: %s', (name, isFault) => {
  showPanel(startSimulator(), { section: 'faults' });
  const { className } = screen.getByRole('switch', { name: new RegExp(`^${name}`) });
  expect(!className.includes('--color-accent')).toBe(isFault);
});

test.each([
  ['Sin internet', true],
  ['Red lenta', false],
])('after the switch “%s” is on, the app is asked to show it: %s', async (name, isShown) => {
  const simulator = startSimulator();
  const show = vi.spyOn(simulator, 'show').mockResolvedValue(undefined as never);
  showPanel(simulator, { section: 'faults' });
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }));
  await vi.waitFor(() => expect(simulator.fault.list()).toHaveLength(1));
  await vi.waitFor(() => expect(show.mock.calls).toEqual(isShown ? [['offline']] : []));
});
