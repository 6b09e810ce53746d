import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCrests, readCrests } from '../../../components/art/crest.test.helper.ts';
import { createStorage } from '../../../lib/storage.ts';
import type { Stores } from '../../../stores/index.ts';
import { createMyPosition } from '../../../testing/fixtures.ts';
import { renderWithStores } from '../../../testing/open-page.tsx';
import { createPlayer } from '../PlayerHome.test.helper.tsx';
import { ResultsTicket, type ResultsTicketProps } from './ResultsTicket.tsx';
import { COUNTED, createResults, EXACT, FINALS } from './results.test.helper.ts';
import { STEP_MS } from './use-reveal.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.unstubAllGlobals());

async function open(
  results = createResults(),
  storage = createStorage(null),
  sent = COUNTED,
  onProgress?: ResultsTicketProps['onProgress'],
): Promise<Stores> {
  const stores = { ...createPlayer({ games: FINALS, sent }), storage };
  await stores.playerData.loadMissing();
  renderWithStores(<ResultsTicket results={results} onProgress={onProgress} />, stores);
  return stores;
}

const getTicket = () => screen.getByRole('region', { name: 'Resultados de la Jornada 7' });
/** The number that counts up, which is hidden from screen readers. */
const getCount = () => getTicket().querySelector('.number-badge-subtotal')?.textContent;
const isHidden = (text: string) => within(getTicket()).getByText(text).closest('.opacity-0') !== null;
const PLACE = 'Tu lugar en la Jornada 7';
const pass = (steps: number) => act(() => vi.advanceTimersByTime(steps * STEP_MS));

test('the results are revealed row by row, the trivia last, while the points count up to the total', async () => {
  await open();
  const shown = [getCount()];
  const hidden = [['3–1', '4–0', '2–2'].filter(isFinalHidden)];
  for (let row = 1; row <= 4; row += 1) {
    pass(2);
    shown.push(getCount());
    hidden.push(['3–1', '4–0', '2–2'].filter(isFinalHidden));
  }
  expect(shown).toEqual(['0', '5', '7', '7', '8']);
  expect(hidden).toEqual([['3–1', '4–0', '2–2'], ['4–0', '2–2'], ['2–2'], [], []]);
});

test('the final score of a row is revealed one step before its points, with which the total counts', async () => {
  await open();
  pass(1);
  expect([isFinalHidden('3–1'), isHidden('+5'), getCount()]).toEqual([false, true, '0']);
  pass(1);
  expect([isHidden('+5'), getCount()]).toEqual([false, '5']);
});

test('the place is revealed one step after the last points', async () => {
  await open();
  pass(9);
  expect([getCount(), isHidden(PLACE)]).toEqual(['8', true]);
  pass(1);
  expect(isHidden(PLACE)).toBe(false);
});

/** The player's own score may be the same text as the final one, and is never hidden. */
const isFinalHidden = (text: string) =>
  within(getTicket())
    .getAllByText(text)
    .some((element) => element.closest('.opacity-0') !== null);

test('screen readers get the total of the results once, from the start', async () => {
  await open();
  expect(within(getTicket()).getAllByText(/^Total: 8 puntos$/)).toHaveLength(1);
  expect(getTicket().querySelector('.number-badge-subtotal')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

test('rows below the screen appear at once with the total, after those that the screen shows', async () => {
  await open();
  const below = within(getTicket()).getByText('León – Necaxa').closest('li');
  vi.spyOn(below as HTMLElement, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, innerHeight, 300, 40),
  );
  pass(4);
  expect([getCount(), isFinalHidden('2–2')]).toEqual(['7', true]);
  pass(1);
  expect([getCount(), isFinalHidden('2–2'), isHidden(PLACE)]).toEqual(['8', false, false]);
});

test('the actions of the results can be pressed before anything is revealed', async () => {
  await open();
  expect(getCount()).toBe('0');
  const link = within(getTicket()).getByRole('link', { name: 'Ver mi boleto' });
  expect(link.getAttribute('href')).toBe('/games?jornada=7');
  within(getTicket()).getByRole('button', { name: 'Presumir' });
});

test.each<[string, () => Promise<unknown>]>([
  ['a press', () => userEvent.click(document.body)],
  ['a key', () => userEvent.keyboard('{Shift}')],
])('%s during the reveal shows all results at once', async (_what, disturb) => {
  await open();
  pass(2);
  expect([getCount(), isHidden(PLACE)]).toEqual(['5', true]);
  await disturb();
  expect([getCount(), isHidden(PLACE)]).toEqual(['8', false]);
});

test('the results are revealed once for each week, also after a reload', async () => {
  const storage = createStorage(null);
  await open(createResults(), storage);
  expect(storage.get('lmx:results')).toBeNull();
  pass(1);
  expect(storage.get('lmx:results')).toBe('[["ana",7]]');
  cleanup();
  await open(createResults(), storage);
  expect(getCount()).toBe('8');
  expect(getTicket().querySelector('.animate-drop')).toBeNull();
});

test('the results of another week than the one seen last are revealed', async () => {
  const storage = createStorage(null);
  storage.set('lmx:results', '[["ana",6],["luis",7]]');
  await open(createResults(), storage);
  expect(getCount()).toBe('0');
});

test('the results are all there at once for a player who prefers reduced motion', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  await open();
  expect([getCount(), isHidden(PLACE)]).toEqual(['8', false]);
});

test('the results say the place in the week and how far the player has risen', async () => {
  await open();
  within(getTicket()).getByText('3,062');
  within(getTicket()).getByText('Subiste 14 lugares');
});

test('who is first in the week sees the laurel card, without a number, instead of place and movement', async () => {
  await open(createResults({ position: createMyPosition({ position: 1, movement: 0, score: 8 }) }));
  screen.getByRole('img', { name: 'primer' });
  expect(document.querySelector('use[href$="#laurel"]')).toBeTruthy();
  expect(document.querySelector('.lottery-card-number')).toBeNull();
  expect(within(getTicket()).queryByText(/Tu lugar/)).toBeNull();
});

test('the results of a week with all scores exact have the card “Perfecta”, and their place', async () => {
  const position = createMyPosition({ position: 2, score: 16 });
  await open(createResults({ position, predictions: EXACT }), createStorage(null), EXACT);
  screen.getByText('Perfecta');
  within(getTicket()).getByText(PLACE);
});

test('the first of a week with all scores exact gets both cards', async () => {
  const position = createMyPosition({ position: 1, score: 16 });
  await open(createResults({ position, predictions: EXACT }), createStorage(null), EXACT);
  screen.getByRole('img', { name: 'primer' });
  screen.getByText('Perfecta');
});

test('while its rows appear, the ticket reports each new sum of points to the headline', async () => {
  const reported: (number | null)[] = [];
  await open(createResults(), createStorage(null), COUNTED, ({ points }) => reported.push(points));
  expect(reported).toEqual([]);
  for (let step = 0; step < 9; step += 1) pass(1);
  expect(reported).toEqual([0, 5, 7, 8]);
});

test('the ticket reports the end to the headline with the place', async () => {
  const onProgress = vi.fn();
  await open(createResults(), createStorage(null), COUNTED, onProgress);
  pass(9);
  expect(onProgress).toHaveBeenLastCalledWith({ points: 8, isOver: false });
  pass(1);
  expect(onProgress).toHaveBeenLastCalledWith({ points: 8, isOver: true });
});

test('the card of a first place falls after the last points, and then the ticket reports the end', async () => {
  const position = createMyPosition({ position: 1, score: 8 });
  const onProgress = vi.fn();
  await open(createResults({ position }), createStorage(null), COUNTED, onProgress);
  const readCard = () => document.querySelector('.lottery-card')?.classList;
  pass(10);
  expect(readCard()).toContain('opacity-0');
  pass(1);
  expect(readCard()).toContain('animate-stamp');
  expect(onProgress).toHaveBeenLastCalledWith({ points: 8, isOver: false });
  pass(2);
  expect(onProgress).toHaveBeenLastCalledWith({ points: 8, isOver: true });
});

test('the total is pale until all points are counted', async () => {
  await open();
  const readGround = () => within(getTicket()).getByText('Total').parentElement?.classList;
  pass(7);
  expect(readGround()).toContain('bg-queso-40');
  pass(1);
  expect(readGround()).toContain('bg-queso');
});

test('the results of a week with a score that is not exact have no card', async () => {
  await open();
  expect(document.querySelector('.lottery-card')).toBeNull();
});

test('“Presumir” is the first action of the results', async () => {
  await open();
  const [first] = getTicket().querySelectorAll('button, a');
  expect(first?.textContent).toContain('Presumir');
});

test('results without a place keep the link to the ticket', async () => {
  await open(createResults({ position: createMyPosition({ position: null, score: 8 }) }));
  within(getTicket()).getByRole('link', { name: 'Ver mi boleto' });
  expect(within(getTicket()).queryByText(PLACE)).toBeNull();
});

test('a row of the results has both crests around the codes, the own score, the final one and the points', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  await open();
  const row = within(getTicket()).getByText('Tigres – Toluca').closest('li');
  const [teams, ...figures] = [...(row?.children ?? [])];
  expect([...(teams?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Tigres – Toluca',
    '',
    'TIG – TOL',
    '',
  ]);
  expect(row && readCrests(row)).toEqual(getCrests('TIG', 'TOL'));
  expect(figures.map(({ textContent }) => textContent)).toEqual(['2–0', '4–0', '+2']);
});
