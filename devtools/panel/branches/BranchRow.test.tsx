import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';

test('Ramas marks only the initial of the branch in use', async () => {
  const simulator = startSimulator();
  await simulator.branch.create('Otra');
  showPanel(simulator, { section: 'branches' });
  const rows = ['Principal', 'Otra'].map((name) => screen.getByDisplayValue(name).closest('li'));
  expect(rows.map((row) => row?.querySelector('.initial')?.classList.contains('on'))).toEqual([false, true]);
  // The panel imports the code of the journal when it opens. A test that ends before would leave the import to the
  // next.
  await simulator.recorder.watch();
});
