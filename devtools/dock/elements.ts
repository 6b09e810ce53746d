/** Creates the elements of the pill, which has no React: the panel’s code is loaded when it opens. */

export function add(tag: string, className: string, parent: Element): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  // The grid draws no space, but a screen reader would otherwise join the texts of two elements into one word.
  parent.append(element, ' ');
  return element;
}

export function addButton(className: string, parent: Element, onPress: () => void): HTMLButtonElement {
  const button = add('button', className, parent) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

/** Writes the text, and hides the element without one. */
export function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
