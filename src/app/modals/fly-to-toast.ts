import { canFly, fly } from '../../ui/flight.ts';

/**
 * Shows a copy of `badge`, which stood in a closed dialog at `box`, flying to the icon of the newest toast. The copy is
 * only seen, and nothing of it can be pressed. Without movement, nothing is shown.
 */
export function flyToToast(badge: HTMLElement, box: DOMRect): void {
  if (!canFly()) return;
  const piece = document.createElement('span');
  piece.hidden = true;
  piece.setAttribute('aria-hidden', 'true');
  piece.className = 'pointer-events-none fixed top-0 left-0 z-50 [&:not([hidden])]:block';
  piece.append(badge.cloneNode(true));
  // The toast is rendered before the next frame.
  requestAnimationFrame(() => {
    const toast = [...document.querySelectorAll('.toast-region > p')].at(-1);
    const icon = toast?.querySelector('svg');
    if (!icon) return;
    document.body.append(piece);
    fly({ piece, from: box, to: icon, onEnd: () => piece.remove() });
  });
}
