import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPanel, startSimulator } from '../testing.tsx';

test('the section “Peticiones” shows the total number of calls when the filter hides every call', async () => {
  const simulator = startSimulator();
  await simulator.handle(new Request('http://localhost/api/weeks'));
  showPanel(simulator, { section: 'network' });
  expect(screen.getByText('GET /api/weeks')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Filtrar ruta'), { target: { value: '/api/pool/user' } });
  expect(screen.getByText('Ninguna pasa el filtro. En total hay 1.')).toBeTruthy();
});
