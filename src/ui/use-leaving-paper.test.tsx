import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeavingPaper } from './use-leaving-paper.ts';

function Paper({ isQuiet = false }: { isQuiet?: boolean }) {
  const paper = useRef<HTMLDivElement>(null);
  useLeavingPaper(paper, isQuiet);
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

const getPicture = () => document.querySelector<HTMLElement>('body > [inert]');

test('of a paper that is gone a picture leaves, without ids, for nobody to press or hear', () => {
  render(<Paper />).unmount();
  expect(getPicture()?.outerHTML.replace(/ style="[^"]*"/g, '')).toBe(
    '<div inert="" aria-hidden="true"><button type="button">Sí, enviar</button></div>',
  );
});

test('the picture of a paper is gone after its way', () => {
  render(<Paper />).unmount();
  animation.onfinish?.call(animation as Animation, new Event('finish') as AnimationPlaybackEvent);
  expect(getPicture()).toBeNull();
});

test('a quiet paper is gone at once', () => {
  render(<Paper isQuiet />).unmount();
  expect(getPicture()).toBeNull();
});

test('a paper that was quiet first leaves as the others', () => {
  const { rerender, unmount } = render(<Paper isQuiet />);
  rerender(<Paper />);
  unmount();
  expect(getPicture()).not.toBeNull();
});

test('for a player who wants less movement a paper is gone at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Paper />).unmount();
  expect(getPicture()).toBeNull();
});

test('in a browser without animations a paper is gone at once', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  render(<Paper />).unmount();
  expect(getPicture()).toBeNull();
});
