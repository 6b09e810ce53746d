import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FINAL, openHome, openPart } from './PlayerHome.test.helper.tsx';
import { PlayerTicket } from './PlayerTicket.tsx';

test('the ticket of Inicio shows how many games are sent, blank and ready to send', async () => {
  const stores = await openPart(<PlayerTicket />);
  await screen.findByText('1 de 4 enviados');
  screen.getByText('3 vacíos');
  screen.getByRole('link', { name: 'Ver los 4' });
  act(() => {
    stores.drafts.setGoals(7, '2', 'home', 2);
    stores.drafts.setGoals(7, '2', 'away', 0);
  });
  await screen.findByText('1 listo sin enviar, 2 vacíos');
});

test('Inicio shows no ticket of a week that closed without predictions', async () => {
  await openHome({ games: FINAL, sent: [] });
  await screen.findByText('Nada por enviar');
  expect(screen.queryByText('0 de 1 enviado')).toBeNull();
});
