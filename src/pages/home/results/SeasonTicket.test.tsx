import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_STATS, OLD_STATS, openPart } from '../PlayerHome.test.helper.tsx';
import { SeasonTicket } from './SeasonTicket.tsx';

const FIRST_STATS = { ...OLD_STATS, position: 1, score: 1300 };

const getTicket = () => screen.getByRole('region', { name: 'Tu temporada en números' });

test('the ticket of the season has the points, the final place and the other figures of the player', async () => {
  await openPart(<SeasonTicket stats={OLD_STATS} lastWeek={7} />);
  expect(getTicket().textContent).toMatch(/Tus puntos87302Tu lugar final/);
  const terms = within(getTicket()).getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Resultados', '28'],
    ['Marcadores exactos', '9'],
    ['Aciertos de trivia', '4'],
    ['Jornadas jugadas', '6'],
  ]);
});

test('the first of the season has the trophy with “1.er lugar” instead of a final place', async () => {
  await openPart(<SeasonTicket stats={FIRST_STATS} lastWeek={7} />);
  within(getTicket()).getByText('1,300');
  expect(getTicket().querySelector('use[href$="#trophy"]')).toBeTruthy();
  within(getTicket()).getByRole('img', { name: 'primer' });
  expect(within(getTicket()).queryByText('Tu lugar final')).toBeNull();
});

test('“Presumir” is the first action of the ticket of the season, and “Ver mi boleto” opens the last week', async () => {
  await openPart(<SeasonTicket stats={OLD_STATS} lastWeek={7} />);
  expect(getTicket().querySelector('button, a')?.textContent).toContain('Presumir');
  const link = within(getTicket()).getByRole('link', { name: 'Ver mi boleto' });
  expect(link.getAttribute('href')).toBe('/games?jornada=7');
});

test('the ticket of the season leaves out the figures that the server doesn’t send', async () => {
  await openPart(<SeasonTicket stats={NO_STATS} lastWeek={7} />);
  expect(within(getTicket()).queryAllByRole('term')).toEqual([]);
  expect(within(getTicket()).queryByText(/Tus puntos|Tu lugar final|Presumir/)).toBeNull();
});

test('the card of the season falls on the ticket on the first visit after the season, which is noted on the device', async () => {
  const stores = await openPart(<SeasonTicket stats={FIRST_STATS} lastWeek={7} />);
  expect(getTicket().querySelector('.animate-stamp')).toBeTruthy();
  expect(stores.storage.get('lmx:results')).toBe('[["ana",7]]');
});

test('on a later visit the card of the season lies on the ticket without falling', async () => {
  await openPart(<SeasonTicket stats={FIRST_STATS} lastWeek={7} />, { seenWeek: 7 });
  expect(getTicket().querySelector('.lottery-card')).toBeTruthy();
  expect(getTicket().querySelector('.animate-stamp')).toBeNull();
});
