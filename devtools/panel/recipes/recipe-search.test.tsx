import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createSettingsStore } from '../../state/settings.ts';
import { showPanel, startSimulator } from '../../testing.tsx';

test('the search text of “Recorridos” survives a reload of the page', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'recipes' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un recorrido' }), 'poolInvalid');
  cleanup();
  showPanel(simulator, createSettingsStore('test').get());
  expect(screen.getByRole('searchbox', { name: 'Buscar un recorrido' })).toHaveProperty(
    'value',
    'poolInvalid',
  );
});
