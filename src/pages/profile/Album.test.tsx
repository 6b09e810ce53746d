import { signal } from '@preact/signals-react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readSharedText } from '../../components/share/shared-text.test.helper.ts';
import type { AlbumSlot } from '../../domain/album.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { Album } from './Album.tsx';

const ALIASES = [{ number: 18, alias: 'Cuartos de Final · Ida' }];

const createSlots = (kinds: Record<number, AlbumSlot['kind']>) =>
  Array.from({ length: 23 }, (_, index): AlbumSlot => {
    const week = index + 1;
    return { week, kind: kinds[week] ?? 'empty' };
  });

function open(kinds: Record<number, AlbumSlot['kind']>) {
  const album = signal(createSlots(kinds));
  const openTicket = vi.fn();
  const profile = { album, openTicket } as unknown as ProfilePageStore;
  const modal = { current: signal(null) };
  renderWithStores(<Album profile={profile} />, { playerData: {}, modal, weeks: { all: signal(ALIASES) } });
  return { album, openTicket, player: userEvent.setup({ delay: null }) };
}

const readSlots = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.sr-only')?.textContent);

test('the album lists each week with its card, in words', () => {
  open({ 7: 'sealed', 10: 'perfect', 18: 'sealed' });
  const texts = readSlots();
  expect(texts).toHaveLength(24);
  expect([texts[6], texts[7], texts[9], texts[17]]).toEqual([
    'Jornada 7: La botana, sellada',
    'Jornada 8: aún sin carta',
    'Jornada 10: El gol, sellada · perfecta',
    'Cuartos de Final · Ida: La credencial, sellada',
  ]);
  expect(screen.getByText('cartas de 23').previousSibling?.textContent).toBe('3');
});

test('the album stays a tab stop when the only prediction of its newest week moves to a later week', () => {
  const { album } = open({ 2: 'sealed', 7: 'sealed' });
  act(() => {
    album.value = createSlots({ 2: 'sealed', 9: 'sealed' });
  });
  expect(screen.getByRole('button', { name: /^Jornada 9: / }).tabIndex).toBe(0);
});

test.each([
  ['no card', 0, 11],
  ['10 cards', 10, 11],
  ['11 cards', 11, 23],
  ['all cards', 23, 23],
])(
  'the album with %s begins with whole rows up to the newest card and at least one empty slot',
  (_what, cards, shown) => {
    open(Object.fromEntries(Array.from({ length: cards }, (_, index) => [index + 1, 'sealed' as const])));
    // The last cell has the count.
    expect(readSlots()).toHaveLength(shown + 1);
    expect(screen.queryAllByRole('button', { name: /^Ver/ })).toHaveLength(shown === 23 ? 0 : 1);
  },
);

test('“Ver las 23” shows the whole album and keeps the focus, “Ver menos” shows its beginning', async () => {
  const { player } = open({ 2: 'sealed' });
  const button = screen.getByRole('button', { name: 'Ver las 23' });
  expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('list').id);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await player.click(button);
  expect(readSlots()).toHaveLength(24);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect([document.activeElement, button.textContent]).toEqual([button, 'Ver menos']);
  await player.click(button);
  expect(readSlots()).toHaveLength(12);
});

test('one Tab stop leads to the newest card of the album, and the arrow keys lead to the others', async () => {
  const { openTicket, player } = open({ 2: 'sealed', 5: 'sealed' });
  await player.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Ver las 23/ }));
  await player.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Jornada 5/ }));
  await player.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Jornada 2/ }));
  await player.keyboard('{Enter}');
  expect(openTicket.mock.calls).toEqual([[2]]);
  await player.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Compartir mi álbum/ }));
});

test('only the newest card of the album turns over', () => {
  open({ 2: 'sealed', 5: 'sealed' });
  const turning = document.querySelectorAll('.animate-turn');
  expect(
    [...turning].map((element) => element.closest('li')?.querySelector('.sr-only')?.textContent),
  ).toEqual(['Jornada 5: La playera, sellada']);
});

test('the album names its perfect weeks', () => {
  open({ 3: 'perfect', 4: 'perfect' });
  expect(screen.getByText('2 jornadas perfectas: todos los marcadores exactos.')).toBeTruthy();
});

test('the album is shared with its number of cards', async () => {
  open({ 2: 'sealed', 5: 'sealed' });
  expect(await readSharedText('Compartir mi álbum')).toContain('Llevo 2 de 23 cartas en mi álbum');
});

test('an empty album says how it fills, and offers no picture', () => {
  open({});
  expect(screen.getByText('Cada boleto que sellas pega aquí la carta de su jornada.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Compartir/ })).toBeNull();
});

test('a card of the album has its number and its name, and only the card of a perfect week says so', () => {
  open({ 7: 'sealed', 10: 'perfect' });
  const faces = [7, 10].map((week) =>
    screen.getByRole('button', { name: new RegExp(`^Jornada ${week}:`) }).querySelector('.lottery-card'),
  );
  expect(faces.map((face) => face?.textContent)).toEqual(['7La botana', expect.stringMatching(/^10El gol./)]);
});

test('an empty slot of the album shows the drawing, the number and the name of the card to come', () => {
  open({ 3: 'sealed' });
  const slot = within(screen.getByRole('list')).getAllByRole('listitem')[7];
  expect(slot?.querySelector('use')?.getAttribute('href')).toMatch(/#redCard$/);
  expect(slot?.querySelector('.album-band')?.textContent).toBe('8La roja');
  expect(slot?.querySelector('.album-band')?.getAttribute('aria-hidden')).toBe('true');
});

test('an album without a perfect week has no line about perfect weeks', () => {
  open({ 3: 'sealed' });
  expect(screen.queryByText(/perfecta/)).toBeNull();
});

test('the arrow of “Ver las 23” points down, and that of “Ver menos” up', async () => {
  open({ 3: 'sealed' });
  const isTurned = (name: string) =>
    screen.getByRole('button', { name }).querySelector('svg')?.classList.contains('turn-180');
  expect(isTurned('Ver las 23')).toBeFalsy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver las 23' }));
  expect(isTurned('Ver menos')).toBe(true);
});
