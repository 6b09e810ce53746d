import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../../mock-server/index.ts';
import { showPanel, startSimulator } from '../testing.tsx';

const CALL: LogEntry = {
  id: 1,
  method: 'GET',
  url: '/api/weeks',
  endpoint: 'GET /api/weeks',
  outcome: 'answered',
  status: 200,
  at: 0,
  ms: 12,
  request: { headers: {}, body: '' },
  response: null,
  faults: [],
  facts: [0, 0],
  unexpectedError: null,
};

test('the section “Peticiones” shows the total number of calls when the filter hides every call', () => {
  const simulator = startSimulator();
  vi.spyOn(simulator.net, 'log').mockReturnValue([CALL]);
  showPanel(simulator, { section: 'network' });
  expect(screen.getByText('GET /api/weeks')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Filtrar ruta'), { target: { value: '/api/pool/user' } });
  expect(screen.getByText('Ninguna pasa el filtro. En total hay 1.')).toBeTruthy();
});
