import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../testing/fixtures.ts';
import { openPart } from './PlayerHome.test.helper.tsx';
import { PlayerTally } from './PlayerTally.tsx';

test('Inicio counts down to the next cut-off and shows its day and time', async () => {
  await openPart(<PlayerTally moment="partlySent" />);
  await screen.findByText('Tigres – Toluca', { selector: 'small' });
  screen.getByText('Cierra sáb 29 ago · 17:05 h');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('0 h 34 min 0 seg');
});

test('before a week opens, Inicio says on which day it does', async () => {
  await openPart(<PlayerTally moment={null} />, { clock: { time: at('2026-08-10T12:00:00') }, sent: [] });
  expect(await screen.findByText('Abre el vie 21 ago')).toBeTruthy();
});
