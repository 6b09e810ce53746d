import { TOP_GAP_PX } from '../lib/viewport.ts';

/** Scrolls the page back as far as a bar that sticks to the top of the window cuts a heading. */
export function uncoverHeading(app: Window): void {
  const { document: page } = app;
  const bars = [...page.querySelectorAll('header, nav')];
  const edge = Math.max(0, ...bars.map((bar) => getStuckEnd(bar, app)));
  const cut = [...page.querySelectorAll('h1, h2, h3')]
    .filter((heading) => !bars.some((bar) => bar.contains(heading)))
    .map((heading) => heading.getBoundingClientRect())
    .find(({ top, bottom }) => top < edge && bottom > edge);
  if (cut) app.scrollBy({ top: cut.top - edge - TOP_GAP_PX, behavior: 'instant' });
}

/** Returns where a bar ends that sticks to the top now (px); 0 if it scrolls with the page. */
function getStuckEnd(bar: Element, app: Window): number {
  const { position, top } = app.getComputedStyle(bar);
  const box = bar.getBoundingClientRect();
  const isStuck = position === 'sticky' || position === 'fixed';
  return isStuck && box.top <= (Number.parseFloat(top) || 0) + 1 ? box.bottom : 0;
}
