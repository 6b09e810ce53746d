// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { goToGame, showGame } from './go-to-game.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Puts the cards of two games into the page, whose fields have these digits. */
function placeCards(digits: [string, string], top = 900) {
  document.body.innerHTML = `<article data-game="1"><input id="other"></article>
    <article data-game="2">
      <input id="home" value="${digits[0]}"><input id="away" value="${digits[1]}">
    </article>`;
  const scroll = vi.fn();
  for (const card of document.querySelectorAll<HTMLElement>('article')) {
    card.scrollIntoView = (options) => scroll(card.dataset.game, options);
    card.getBoundingClientRect = () => new DOMRect(0, top, 300, 240);
  }
  return scroll;
}

test.each([
  ['smoothly', false, 'smooth'],
  ['at once for a player who prefers reduced motion', true, 'auto'],
])('going to a game scrolls its card to the middle %s', (_how, isReduced, behavior) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce') }));
  const scroll = placeCards(['', '']);
  goToGame('2');
  expect(scroll.mock.calls).toEqual([['2', { block: 'center', behavior }]]);
});

test.each<[[string, string], string]>([
  [['', ''], 'home'],
  [['3', ''], 'away'],
  [['3', '1'], 'home'],
])('going to a game with the goals %j focuses its field “%s”', (digits, id) => {
  placeCards(digits);
  goToGame('2');
  expect(document.activeElement?.id).toBe(id);
});

test.each([
  [
    'below the screen scrolls no further than needed',
    750,
    [['2', { block: 'nearest', behavior: 'instant' }]],
  ],
  ['whose first team is on screen leaves the page where it is', 700, []],
])('showing a game %s', (_where, top, calls) => {
  vi.stubGlobal('innerHeight', 844);
  const scroll = placeCards(['', ''], top);
  showGame('2');
  expect(scroll.mock.calls).toEqual(calls);
});
