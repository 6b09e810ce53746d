import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field, open, states } from '../GamesPage.test.helper.tsx';

test('Partidos shows how many games are left to send, sent and ready to send, and its filters show only those', async () => {
  await open({}, (world) => world.server.keep([{ gameId: '4', homeScore: 1, awayScore: 0 }]));
  await userEvent.click(field('Tigres', 'local'));
  await userEvent.keyboard('11');
  expect(screen.getByText('Te faltan 3 partidos')).toBeTruthy();
  expect(screen.getByText('Llevas 1 de 4 · 1 listo sin enviar')).toBeTruthy();
  expect(await screen.findByText('Borrador guardado en este dispositivo')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Faltan/ }));
  expect(states()).toEqual(['draft', 'open', 'open']);
  await userEvent.click(screen.getByRole('button', { name: /Enviados/ }));
  expect(states()).toEqual(['sent']);
});

test('“Siguiente vacío” focuses the next empty score field, after the last one the first', async () => {
  await open();
  await userEvent.click(field('Tigres', 'local'));
  await userEvent.keyboard('213');
  await userEvent.click(field('Santos', 'visitante'));
  await userEvent.keyboard('0');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente vacío' }));
  expect(document.activeElement).toBe(field('Atlas', 'visitante'));
});
