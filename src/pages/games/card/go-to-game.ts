import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';

const findCard = (gameId: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-game]')].find(({ dataset }) => dataset.game === gameId);

/** Scrolls to the card of the game and focuses its first empty score field. */
export function goToGame(gameId: string): void {
  const card = findCard(gameId);
  if (!card) return;
  const fields = [...card.querySelectorAll('input')];
  const field = fields.find(({ value }) => value === '') ?? fields[0];
  field?.focus({ preventScroll: true });
  card.scrollIntoView?.({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** How much of the top of a game's card has to be on screen (px): its heading and its first team. */
const PEEK = 120;

/**
 * Does nothing when the card shows its first team, so that the title, the weeks and the progress stay on screen;
 * otherwise scrolls no further than needed.
 */
export function showGame(gameId: string): void {
  const card = findCard(gameId);
  if (card && card.getBoundingClientRect().top > innerHeight - PEEK)
    card.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
}
