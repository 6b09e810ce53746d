// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

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
  // The panel imports the code of the journal when it opens. A test that ends before would leave the import to the next.
  await simulator.recorder.watch();
});

test('“Empezar de cero” beside the clock begins a new world, keeps the earlier one and stays in its section', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('weeks', 7, { alias: 'Mía' });
  const settings = showPanel(simulator, { section: 'clock' });
  fireEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  await vi.waitFor(() => expect(simulator.world.facts()).toEqual([]));
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
