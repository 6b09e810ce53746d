import { getMotionMs, PRESS_MS, prefersReducedMotion, SCROLL_MS, TRAVEL_MS } from '../driver/timing.ts';

interface Cursor {
  element: HTMLElement;
  press(
    target: HTMLElement,
    wait: (ms: number) => Promise<void>,
    clear: (target: HTMLElement) => void,
  ): Promise<void>;
  hide(isAway: boolean): void;
}

const SVG = 'http://www.w3.org/2000/svg';

// Builds the SVG node by node, because the Content-Security-Policy of the demo (`require-trusted-types-for`)
// blocks `innerHTML`.
function draw(name: string, attributes: Record<string, string>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

function createPicture(): SVGElement {
  const svg = draw('svg', { viewBox: '0 0 84 84', width: '84', height: '84', 'aria-hidden': 'true' });
  svg.append(
    draw('circle', {
      cx: '42',
      cy: '42',
      r: '35',
      fill: '#5fd8e622',
      stroke: '#5fd8e6',
      'stroke-width': '4',
    }),
    draw('path', {
      d: 'M42 40v28l7-6 5 11 5-2-5-11 9-1z',
      fill: '#0c0f12',
      stroke: '#fff',
      'stroke-width': '2',
    }),
  );
  return svg;
}

export function createCursor(): Cursor {
  const element = document.createElement('div');
  element.className = 'cursor';
  element.append(createPicture());
  element.style.transform = `translate(${innerWidth / 2}px, ${innerHeight / 2}px)`;
  return {
    element,
    async press(target, wait, clear) {
      target.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
      await wait(getMotionMs(SCROLL_MS));
      clear(target);
      const { left, top, width, height } = target.getBoundingClientRect();
      element.style.transform = `translate(${left + width / 2}px, ${top + height / 2}px)`;
      await wait(getMotionMs(TRAVEL_MS));
      element.classList.add('is-pressing');
      await wait(PRESS_MS);
      element.classList.remove('is-pressing');
    },
    hide: (isAway) => element.classList.toggle('is-away', isAway),
  };
}
