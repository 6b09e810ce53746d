import { isFillable } from '../../../domain/window.ts';
import type { GameEntry, WeekView } from '../../../stores/games/week-view.ts';

export const isOpen = ({ state }: GameEntry) => isFillable(state.peek());
export const isLive = ({ state }: GameEntry) => state.peek() === 'live';

/** The first game to play: the one that is live or, failing that, the first one that can be filled in. */
export function findGameToPlay({ entries }: Pick<WeekView, 'entries'>): GameEntry | undefined {
  return entries.peek().find(isLive) ?? entries.peek().find(isOpen);
}

const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const findCard = (gameId: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-game]')].find(({ dataset }) => dataset.game === gameId);

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

const getFields = () => [...document.querySelectorAll<HTMLInputElement>('[data-game] input')];

const isAfter = (from: Element, field: Element) =>
  (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the first empty score field of the page, or the first one after `from`. */
export function findEmptyField(from: Element | null): HTMLInputElement | undefined {
  return getFields().find(
    (field) => field.value === '' && !field.readOnly && (!from || isAfter(from, field)),
  );
}

export function findNextField(from: Element): HTMLInputElement | undefined {
  return getFields().find((field) => !field.readOnly && isAfter(from, field));
}

/** True when the element is visible between the bars at the top and the bottom, so that focusing it scrolls nothing. */
export function isOnScreen(element: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = element.getBoundingClientRect();
  return (
    top >= (Number.parseFloat(scrollPaddingTop) || 0) &&
    bottom <= innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  );
}
