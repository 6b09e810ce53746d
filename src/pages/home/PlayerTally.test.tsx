import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from './PlayerHome.test.helper.tsx';
import { PlayerTally } from './PlayerTally.tsx';

test('Inicio counts down to the next cut-off and shows its day and time', async () => {
  await openPart(<PlayerTally moment="partlySent" />);
  await screen.findByText('Tigres – Toluca', { selector: 'small' });
  screen.getByText('Cierra sáb 29 ago · 17:05 h');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('0 h 34 min 0 seg');
});
