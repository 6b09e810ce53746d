// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { finishAnimations } from './finish-animations.ts';

test('a picture waits for the end of a smooth scroll, and then stays where the scroll has led', async () => {
  let top = 0;
  const scrolling = setInterval(() => {
    top = Math.min(400, top + 40);
  }, 20);
  const moves: number[] = [];
  const app = {
    get scrollY() {
      return top;
    },
    innerHeight: 800,
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    document: Object.assign(document, { getAnimations: () => [] }),
    scrollTo(options: ScrollToOptions) {
      clearInterval(scrolling);
      top = Number(options.top);
      moves.push(top);
    },
  };
  await finishAnimations(app as unknown as Window);
  expect(moves).toEqual([720, 400]);
});
