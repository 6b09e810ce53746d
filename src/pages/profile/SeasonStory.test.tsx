import { signal } from '@preact/signals-react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CardOf } from '../../components/share/share-card.ts';
import { readSharedText } from '../../components/share/shared-text.test.helper.ts';
import type { StoryCard } from '../../domain/season.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { SeasonStory } from './SeasonStory.tsx';

const CARDS: readonly StoryCard[] = [
  { kind: 'best', week: 5, points: 31, otherWeeks: 0 },
  { kind: 'streak', weeks: 4 },
  { kind: 'thanks', score: 300, weeksPlayed: 23 },
];

const drawOnCanvas = vi.fn(async (..._args: unknown[]) => true);

beforeEach(() => {
  drawOnCanvas.mockClear();
  vi.doMock('../../components/share/draw-card.ts', () => ({ drawOnCanvas }));
});

function open(cards = CARDS) {
  const modal = { current: signal(null) };
  const stores = { playerData: {}, modal, weeks: { all: signal([]) }, toast: { show: () => undefined } };
  renderWithStores(<SeasonStory cards={cards} />, stores);
  return userEvent.setup({ delay: null });
}

const getHeading = () => screen.getByRole('heading').textContent;

test('“Así te fue” steps through its cards by button, by arrow key and by a tap on the picture', async () => {
  const player = open();
  screen.getByText('31 puntos en la Jornada 5.');
  screen.getByText('Carta 1 de 3');
  await player.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(getHeading()).toBe('Tu mejor racha');
  await player.keyboard('{ArrowRight}');
  expect(getHeading()).toBe('¡Gracias por jugar!');
  await player.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(getHeading()).toBe('Tu mejor jornada');
  const [left, right] = document.querySelectorAll('.season-story-card button');
  await player.click(right as HTMLElement);
  await player.click(right as HTMLElement);
  await player.click(left as HTMLElement);
  expect(getHeading()).toBe('Tu mejor racha');
  await player.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(getHeading()).toBe('Tu mejor jornada');
});

test('each card of “Así te fue” can be shared with its own figure', async () => {
  const player = open();
  expect(await readSharedText('Compartir')).toContain(
    'Mi mejor jornada · Reto Ruffles: 31 puntos en la Jornada 5.',
  );
  await player.click(screen.getByRole('button', { name: 'Cerrar' }));
  await player.click(await screen.findByRole('button', { name: 'Siguiente' }));
  expect(await readSharedText('Compartir')).toContain(
    'Mi mejor racha · Reto Ruffles: 4 jornadas al hilo con marcador exacto.',
  );
});

test('“Así te fue” draws the next card after the shown one and before it is dealt, and describes only the shown one', async () => {
  const player = open();
  await waitFor(() => expect(drawOnCanvas).toHaveBeenCalledTimes(2));
  screen.getByRole('img', { name: 'Tu mejor jornada. 31 puntos en la Jornada 5.' });
  await player.keyboard('{ArrowRight}');
  await waitFor(() => expect(drawOnCanvas).toHaveBeenCalledTimes(3));
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Tu mejor racha\./);
});

/** Returns what the pictures of the cards show, in the order of the cards. */
async function getDrawn(cards: readonly StoryCard[]) {
  const player = open(cards);
  for (const shown of cards.keys()) {
    const withNext = Math.min(shown + 2, cards.length);
    await waitFor(() => expect(drawOnCanvas).toHaveBeenCalledTimes(withNext));
    await player.keyboard('{ArrowRight}');
  }
  return drawOnCanvas.mock.calls.map(([, card]) => card as CardOf<'story'>);
}

const PLACE: StoryCard = { kind: 'place', position: 2 };

const ALL: readonly StoryCard[] = [
  ...CARDS,
  { kind: 'exact', exact: 30, games: 200 },
  { kind: 'trivia', trivias: 9 },
  PLACE,
];

test.each(['ground', 'scene', 'title', 'detail', 'challenge'] as const)(
  'no two pictures of “Así te fue” have the same %s',
  async (part) => {
    const parts = (await getDrawn(ALL)).map((card) => card[part]);
    expect(new Set(parts).size).toBe(ALL.length);
  },
);

test('each card of “Así te fue” has a lottery card of its own', async () => {
  const drawn = await getDrawn(ALL);
  expect(drawn.map(({ art }) => art)).toEqual([
    ...['scoreboard', 'stopwatch', 'chip', 'goal', 'whistle', 'stands'],
  ]);
  expect(drawn.filter(({ scene }) => scene === 'champion')).toEqual([]);
});

test('the final place of the champion has the special card “El premio”', async () => {
  const drawn = await getDrawn([{ ...PLACE, position: 1 }]);
  expect(drawn).toEqual([expect.objectContaining({ art: 'trophy', ground: 'rays', scene: 'champion' })]);
});

test('a screen reader hears the position, the title and the text of each card of “Así te fue”, and no picture’s halves', async () => {
  const player = open();
  const live = screen.getByRole('heading').closest('[aria-live="polite"]');
  expect(live?.textContent).toBe('Carta 1 de 3Tu mejor jornada31 puntos en la Jornada 5.');
  await player.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(live?.textContent).toContain('Carta 2 de 3Tu mejor racha');
  const halves = [...document.querySelectorAll<HTMLElement>('.season-story-card button')];
  expect(halves.map((half) => [half.tabIndex, half.getAttribute('aria-hidden')])).toEqual([
    [-1, 'true'],
    [-1, 'true'],
  ]);
});

test('the first and the last card of “Así te fue” move the focus from the button that they take away to the other', async () => {
  const player = open();
  const focused = () => document.activeElement?.textContent?.trim();
  await player.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(focused()).toBe('Siguiente');
  await player.keyboard('{Enter}');
  expect([getHeading(), focused()]).toEqual(['¡Gracias por jugar!', 'Anterior']);
  await player.keyboard('{ArrowLeft}{Enter}');
  expect([getHeading(), focused()]).toEqual(['Tu mejor jornada', 'Siguiente']);
});

test('in the place of “Siguiente”, the last card of “Así te fue” has “Volver a mi perfil” as a button', async () => {
  const player = open();
  const getWayOut = () => screen.getByRole('link', { name: 'Volver a mi perfil' });
  expect(getWayOut().classList).not.toContain('button');
  await player.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
  expect(getWayOut().classList).toContain('button');
  expect(getWayOut().getAttribute('href')).toBe('/user/profile');
});

test('the actions of “Así te fue” are “Anterior” as an arrow, the way on, “Compartir” and the way out', async () => {
  const player = open();
  const readActions = () =>
    [...document.querySelectorAll('.season-story-actions .button, .season-story-actions .link')].map(
      ({ textContent }) => textContent?.trim(),
    );
  expect(readActions()).toEqual(['Anterior', 'Siguiente', 'Compartir', 'Volver a mi perfil']);
  expect(screen.getByText('Anterior').classList).toContain('sr-only');
  await player.keyboard('{ArrowRight}{ArrowRight}');
  expect(readActions()).toEqual(['Anterior', 'Volver a mi perfil', 'Compartir']);
});

test('a step leaves the focus outside the buttons of “Así te fue” where it is', async () => {
  const player = open();
  const link = screen.getByRole('link', { name: 'Volver a mi perfil' });
  link.focus();
  await player.keyboard('{ArrowRight}{ArrowRight}');
  expect([getHeading(), document.activeElement]).toEqual(['¡Gracias por jugar!', link]);
});

test('a step of “Así te fue” deals the next picture over the shown one, and a step back takes it away', async () => {
  const player = open();
  const readStack = () =>
    [...document.querySelectorAll('canvas')].map(({ classList }) => classList.contains('season-story-next'));
  await waitFor(() => expect(readStack()).toEqual([false, true]));
  const [first, second] = document.querySelectorAll('canvas');
  await player.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(readStack()).toEqual([false, false, true]);
  expect([...document.querySelectorAll('canvas')].slice(0, 2)).toEqual([first, second]);
  await player.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(readStack()).toEqual([false, true]);
});

test('“Así te fue” fills a mark for each card up to the one on screen', async () => {
  const player = open();
  const readMarks = () =>
    [...document.querySelectorAll('.season-story-card > [aria-hidden] > span')].map(({ classList }) =>
      classList.contains('bg-queso'),
    );
  expect(readMarks()).toEqual([true, false, false]);
  await player.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(readMarks()).toEqual([true, true, false]);
});

test('a tap on the left half of a card of “Así te fue” goes back, one on the right half goes on', async () => {
  const player = open();
  const half = (side: string) => document.querySelector<HTMLElement>(`.season-story-card button.${side}-0`)!;
  await player.click(half('right'));
  expect(getHeading()).toBe('Tu mejor racha');
  await player.click(half('left'));
  expect(getHeading()).toBe('Tu mejor jornada');
});

test('an arrow key in the dialog “Compartir” of “Así te fue”, which chooses a format, keeps the card and the dialog', async () => {
  const player = open();
  await player.click(screen.getByRole('button', { name: 'Compartir' }));
  const close = await screen.findByRole('button', { name: 'Cerrar' });
  act(() => close.focus());
  await player.keyboard('{ArrowRight}');
  await player.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(getHeading()).toBe('Tu mejor jornada'));
});
