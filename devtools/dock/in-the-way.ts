/** Whether the element covers a button of an open dialog of the app, or the captions of a recipe. */
export function isInTheWay(element: Element): boolean {
  const captions = document.getElementById('simulator-show')?.shadowRoot?.querySelector('.bar');
  const buttons = document.querySelectorAll('[data-modal] :is(a, button)');
  const pill = element.getBoundingClientRect();
  return [...buttons, ...(captions ? [captions] : [])].some((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return left < pill.right && right > pill.left && top < pill.bottom && bottom > pill.top;
  });
}
