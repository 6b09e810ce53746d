/** Whether the element covers a control of an open dialog of the app. */
export function isOverDialogButton(element: Element): boolean {
  const pill = element.getBoundingClientRect();
  return [...document.querySelectorAll('[data-modal] :is(a, button)')].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < pill.right && right > pill.left && top < pill.bottom && bottom > pill.top;
  });
}
