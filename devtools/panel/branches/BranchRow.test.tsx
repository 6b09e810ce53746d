import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../../testing.tsx';
import { describeFacts } from './BranchRow.tsx';

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

test.each([
  [{ facts: 1, cursor: 1 }, '1 cambio'],
  [{ facts: 13, cursor: 13 }, '13 cambios'],
  [{ facts: 13, cursor: 3 }, '13 cambios, parada en el 3'],
])('a branch of %o is described as “%s”', (view, text) => {
  expect(describeFacts(view)).toBe(text);
});
