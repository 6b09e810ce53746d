import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NEW_STATS, openHome } from './PlayerHome.test.helper.tsx';

test('“Llenar mi primer partido” on the card of a new player opens Partidos', async () => {
  await openHome({ stats: NEW_STATS, sent: [] });
  const card = await screen.findByRole('region', { name: 'Tu primer boleto, en tres toques' });
  const link = within(card).getByRole('link', { name: 'Llenar mi primer partido' });
  expect(link.getAttribute('href')).toBe('/games');
});

test('Inicio does not show “Tu primer boleto, en tres toques” to a player who has played other weeks', async () => {
  await openHome({ sent: [] });
  await screen.findByText(/^Te faltan/);
  expect(screen.queryByRole('heading', { name: 'Tu primer boleto, en tres toques' })).toBeNull();
});

test.each(['Ahora no', 'Cerrar'])(
  'the button “%s” closes “Tu primer boleto, en tres toques” on Inicio and stores that it was closed',
  async (name) => {
    const stores = await openHome({ stats: NEW_STATS, sent: [] });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('heading', { name: 'Tu primer boleto, en tres toques' })).toBeNull();
    expect(stores.storage.get('lmx:first-run')).toBe('1');
  },
);

test('the steps of “Tu primer boleto, en tres toques” are numbered from 1, and their pictures are hidden from screen readers', async () => {
  await openHome({ stats: NEW_STATS, sent: [] });
  const card = await screen.findByRole('region', { name: 'Tu primer boleto, en tres toques' });
  const steps = within(card).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual(['1', '2', '3']);
  expect(steps[0]?.querySelector('[aria-hidden="true"]')?.textContent).toBe('21');
});
