/** Returns how far `position: sticky` has moved the element (CSS px); null for an element without it. */
function measureShift(element: HTMLElement, view: Window): number | null {
  if (view.getComputedStyle(element).position !== 'sticky') return null;
  const { top } = element.getBoundingClientRect();
  const { position } = element.style;
  element.style.position = 'static';
  const shift = top - element.getBoundingClientRect().top;
  element.style.position = position;
  // The page beside the open panel of the dock may be zoomed out.
  return shift / (element.currentCSSZoom ?? 1);
}

/** Writes into the copied markup what it lacks: typed values, scroll positions and the places of sticky elements. */
export function copyState(page: Document, copy: Element): void {
  const copies = [...copy.querySelectorAll<HTMLElement>('*')];
  for (const [index, element] of page.documentElement.querySelectorAll<HTMLElement>('*').entries()) {
    const twin = copies[index];
    if (!twin) continue;
    if (twin.localName === 'input') {
      const { value, checked } = element as HTMLInputElement;
      twin.setAttribute('value', value);
      twin.toggleAttribute('checked', checked);
    }
    if (twin.localName === 'textarea') twin.textContent = (element as HTMLTextAreaElement).value;
    if (twin.localName === 'option')
      twin.toggleAttribute('selected', (element as HTMLOptionElement).selected);
    const shift = measureShift(element, page.defaultView as Window);
    if (shift !== null)
      twin.style.cssText += `;position:relative!important;inset:auto!important;top:${shift}px!important`;
    const { scrollLeft, scrollTop } = element;
    if ((scrollLeft !== 0 || scrollTop !== 0) && element !== page.body)
      for (const child of twin.children as Iterable<HTMLElement>)
        child.style.cssText += `;transform:translate(${-scrollLeft}px,${-scrollTop}px)`;
  }
}
