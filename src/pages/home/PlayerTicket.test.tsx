import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { game } from '../../testing/fixtures.ts';
import { FINAL, GAMES, openHome, openPart } from './PlayerHome.test.helper.tsx';
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

const getHomes = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /PUE|TIG|GUA|ATL|LEÓ/.exec(textContent ?? '')?.[0]);

test('the ticket of Inicio lists four games: first those that can still be predicted, then those that were sent', async () => {
  await openPart(<PlayerTicket />);
  await screen.findByText('1 de 4 enviados');
  expect(getHomes()).toEqual(['TIG', 'GUA', 'ATL', 'PUE']);
});

test('of five games, the ticket of Inicio leaves out the last', async () => {
  const fifth = game('5', 'León', 'Necaxa', '2026-08-30T14:00:00');
  await openPart(<PlayerTicket />, { games: [...GAMES, fifth] });
  await screen.findByRole('link', { name: 'Ver los 5' });
  expect(getHomes()).toEqual(['TIG', 'GUA', 'ATL', 'LEÓ']);
});

test('the ticket of Inicio says that one game is ready and one is blank', async () => {
  const stores = await openPart(<PlayerTicket />, { games: GAMES.slice(1, 3), sent: [] });
  await screen.findByText('0 de 2 enviados');
  act(() => {
    stores.drafts.setGoals(7, '2', 'home', 2);
    stores.drafts.setGoals(7, '2', 'away', 0);
  });
  await screen.findByText('1 listo sin enviar, 1 vacío');
});

test('the ticket of Inicio is stamped, with a barcode, once nothing is left to send', async () => {
  await openPart(<PlayerTicket />, { games: GAMES.slice(0, 1) });
  await screen.findByText('1 de 1 enviado');
  screen.getByText('Enviado', { selector: '.stamp-word' });
  screen.getByText('Un envío por partido. Sin cambios.');
});

test('the ticket of Inicio has no stamp while a game can still be sent', async () => {
  await openPart(<PlayerTicket />);
  await screen.findByText('1 de 4 enviados');
  expect(screen.queryByText('Enviado')).toBeNull();
});
