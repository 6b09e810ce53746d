const CONTROLS = ':is(a, button, input, select, textarea, summary)';

/** Returns the boxes of what the pill must not cover: the controls that can be pressed, and a recipe's captions. */
export function findObstacles(): DOMRect[] {
  const captions = document.getElementById('simulator-show')?.shadowRoot?.querySelector('.bar');
  // While a dialog is open, only its own controls can be pressed.
  const controls = document.querySelectorAll(
    document.querySelector('[data-modal]') ? `[data-modal] ${CONTROLS}` : CONTROLS,
  );
  return [...controls, ...(captions ? [captions] : [])].map((element) => element.getBoundingClientRect());
}

/** Whether a pill in this box would cover one of them. */
export const isInTheWay = (pill: DOMRect, obstacles: readonly DOMRect[]): boolean =>
  obstacles.some(
    ({ left, right, top, bottom }) =>
      left < pill.right && right > pill.left && top < pill.bottom && bottom > pill.top,
  );
