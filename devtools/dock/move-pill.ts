import { CORNERS, type Corner } from '../state/settings.ts';
import { findObstacles, isInTheWay } from './in-the-way.ts';

/** A pointer that has moved less far presses the pill (px). */
const DRAG_START = 8;

const KEYS: Readonly<Record<string, (corner: Corner) => string>> = {
  ArrowUp: (corner) => corner.replace('bottom', 'top'),
  ArrowDown: (corner) => corner.replace('top', 'bottom'),
  ArrowLeft: (corner) => corner.replace('right', 'left'),
  ArrowRight: (corner) => corner.replace('left', 'right'),
};

export const MOVE_KEYS = Object.keys(KEYS).join(' ');

/** Calls `onMove` with the corner to which the user drags the pill, or moves it with the arrow keys. */
export function listenForMoves(pill: HTMLElement, onMove: (corner: Corner) => void): void {
  const moveTo = (name: string) => {
    const corner = CORNERS.find((known) => known === name);
    if (corner) onMove(corner);
  };
  pill.addEventListener('keydown', (event) => {
    const move = KEYS[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(move(getCorner(pill)));
  });
  pill.addEventListener('pointerdown', (start) => {
    if (start.button !== 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isDragged = false;
    const drag = ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = [clientX - start.clientX, clientY - start.clientY];
      isDragged ||= Math.hypot(x, y) >= DRAG_START;
      if (isDragged) pill.style.translate = `${x}px ${y}px`;
    };
    const drop = ({ type, clientX, clientY }: PointerEvent) => {
      stop.abort();
      pill.style.translate = '';
      if (!isDragged) return;
      // The click that ends a drag presses nothing.
      const ignore = (event: Event) => event.stopPropagation();
      window.addEventListener('click', ignore, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
      const side = clientX < innerWidth / 2 ? 'left' : 'right';
      if (type === 'pointerup') moveTo(`${clientY < innerHeight / 2 ? 'top' : 'bottom'}-${side}`);
    };
    window.addEventListener('pointermove', drag, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
  });
}

const getCorner = ({ dataset }: HTMLElement) => (dataset.corner ?? CORNERS[0]) as Corner;

/** How far the pill goes along its side from its corner, as far as it has to (px; below 0 is up). */
const SHIFTS = [0, 28, 56, 84, -28, -56, -84, -112];

/**
 * Puts the pill into its corner. If it would cover something there, it goes a little up or down, then into the next
 * corner; if it would cover something in each, it shows only the time.
 */
export function placePill(pill: HTMLElement, corner: Corner): void {
  const obstacles = findObstacles();
  pill.style.transform = '';
  for (const isCompact of [false, true]) {
    pill.classList.toggle('is-compact', isCompact);
    for (const place of [corner, ...listOthers(corner)]) {
      // The corner decides where the pill is measured.
      pill.dataset.corner = place;
      const box = pill.getBoundingClientRect();
      const shift = SHIFTS.find((way) =>
        isFree(new DOMRect(box.x, box.y + way, box.width, box.height), obstacles),
      );
      if (shift === undefined) continue;
      if (shift !== 0) pill.style.transform = `translateY(${shift}px)`;
      return;
    }
  }
  pill.dataset.corner = corner;
}

const isFree = (box: DOMRect, obstacles: readonly DOMRect[]) =>
  box.top >= 0 && box.bottom <= innerHeight && !isInTheWay(box, obstacles);

/** Returns the other corners: first the one above or below. */
function listOthers(corner: Corner): Corner[] {
  const [row, side] = corner.split('-');
  return CORNERS.filter((other) => other !== corner).sort(
    (a, b) =>
      Number(b.endsWith(String(side))) - Number(a.endsWith(String(side))) ||
      Number(b.startsWith(String(row))) - Number(a.startsWith(String(row))),
  );
}
