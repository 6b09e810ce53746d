import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeavingPaper } from './use-leaving-paper.ts';

function Paper({ isStill = false }: { isStill?: boolean }) {
  const paper = useRef<HTMLDivElement>(null);
  useLeavingPaper(paper, isStill);
  return (
    <div ref={paper} id="paper">
      <button type="button" id="send">
        Sí, enviar
      </button>
    </div>
  );
}

const animation: Partial<Animation> = {};
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLElement.prototype.animate = vi.fn(() => animation as Animation);
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  for (const left of document.querySelectorAll('[inert]')) left.remove();
});

const getCopy = () => document.querySelector<HTMLElement>('body > [inert]');

test('a closed paper leaves an inert copy without ids, which screen readers don’t read', () => {
  render(<Paper />).unmount();
  expect(getCopy()?.outerHTML.replace(/ style="[^"]*"/g, '')).toBe(
    '<div inert="" aria-hidden="true"><button type="button">Sí, enviar</button></div>',
  );
});

test('the copy of a closed paper is removed when its fall has ended', () => {
  render(<Paper />).unmount();
  animation.onfinish?.call(animation as Animation, new Event('finish') as AnimationPlaybackEvent);
  expect(getCopy()).toBeNull();
});

test('a paper with `isStill` leaves no copy', () => {
  render(<Paper isStill />).unmount();
  expect(getCopy()).toBeNull();
});

test('a paper that is no longer `isStill` when it closes leaves a copy', () => {
  const { rerender, unmount } = render(<Paper isStill />);
  rerender(<Paper />);
  unmount();
  expect(getCopy()).not.toBeNull();
});

test('for a player who wants less movement a closed paper leaves no copy', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Paper />).unmount();
  expect(getCopy()).toBeNull();
});

test('in a browser without animations a closed paper leaves no copy', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  render(<Paper />).unmount();
  expect(getCopy()).toBeNull();
});
