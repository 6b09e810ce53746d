import { signal } from '@preact/signals-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StoryCard } from '../../domain/season.ts';
import { renderWithStores } from '../../testing/open-page.tsx';
import { SeasonStory } from './SeasonStory.tsx';

const CARDS: readonly StoryCard[] = [
  { kind: 'best', week: 5, points: 31, otherWeeks: 0 },
  { kind: 'streak', weeks: 4 },
  { kind: 'thanks', score: 300, weeksPlayed: 23 },
];

function open() {
  const modal = { current: signal(null) };
  const stores = { playerData: {}, modal, weeks: { all: signal([]) }, toast: { show: () => undefined } };
  renderWithStores(<SeasonStory cards={CARDS} />, stores);
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
  const [left, right] = screen.getByRole('img').parentElement?.querySelectorAll('button') ?? [];
  await player.click(right as HTMLElement);
  await player.click(right as HTMLElement);
  await player.click(left as HTMLElement);
  expect(getHeading()).toBe('Tu mejor racha');
  await player.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(getHeading()).toBe('Tu mejor jornada');
});

test('each card of “Así te fue” can be shared with its own figure', async () => {
  const player = open();
  const getLink = () =>
    decodeURIComponent(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '');
  expect(getLink()).toContain('Mi mejor jornada · Reto Ruffles: 31 puntos en la Jornada 5.');
  await player.keyboard('{ArrowRight}');
  expect(getLink()).toContain('Mi mejor racha · Reto Ruffles: 4 jornadas al hilo con marcador exacto.');
});
