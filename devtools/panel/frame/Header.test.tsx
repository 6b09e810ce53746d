// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  // The panel loads the code of the journal, which must not outlive the test.
  await simulator.recorder.watch();
});
