import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShownPart } from './use-shown-part.ts';

const IDS = ['season', 'album', 'tickets'] as const;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0);
    return 1;
  });
  document.body.innerHTML = IDS.map((id) => `<h2 id="${id}"></h2>`).join('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function scrollTo(tops: readonly number[]) {
  for (const [index, id] of IDS.entries()) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => new DOMRect(0, tops[index], 300, 40);
  }
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test.each([
  [null, 'above the first heading', [600, 1200, 1800]],
  ['season', 'when its heading has come to the upper half of the window', [100, 700, 1300]],
  ['album', 'when its heading is the last in the upper half', [-900, 300, 900]],
  ['tickets', 'at the end of the page', [-1800, -1200, -600]],
  ['album', 'when another one stands beside it', [-900, 300, 300]],
] as const)('the part of the page that is read is %s %s', (part, _when, tops) => {
  const { result } = renderHook(() => useShownPart(IDS));
  scrollTo(tops);
  expect(result.current).toBe(part);
});
