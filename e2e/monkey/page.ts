/** Reads the page's elements. Selectors and collections of jsdom take ten times as long as this walk. */

/** Every element below `root`. */
export function listInside(root: Element): Element[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  const found: Element[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Element);
  return found;
}

/** The open dialogs, the top one last. Headless UI draws them in a portal of their own. */
export function findDialogs(): Element[] {
  const portal = document.getElementById('headlessui-portal-root');
  return portal ? listInside(portal).filter((element) => element.hasAttribute('data-modal')) : [];
}

/** The part of the page that a person can reach: the top dialog, or the whole page when there is none. */
export const getScope = (): Element => findDialogs().at(-1) ?? document.body;

/** Whether a person can use this element. */
export function isUsable(element: Element): boolean {
  if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true')
    return false;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box.hasAttribute('inert') || box.hasAttribute('hidden')) return false;
  return true;
}

/** A short text that tells this element from others in a report. */
export const getName = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? element.id)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 50);

/** The game on whose card this element stands, by its id. */
export const getGameId = (element: Element): string | undefined =>
  element.closest('[data-game]')?.getAttribute('data-game') ?? undefined;
