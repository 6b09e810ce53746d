/** No link of the app looks like these: each leads to a page or a heading of this site, or to a network. */
const DETECTED =
  'a:not([href^="/"],[href^="https:"],[href^="?"],[href^="#"]), a[href="#"], a[href*="//maps."], a[x-apple-data-detectors], font';

/**
 * Takes out the elements that data detectors of iOS and translators put around a text of the served page, because React
 * discards served markup that differs from the rendered tree.
 */
export function removeDetectedLinks(root: Element): void {
  const found = [...root.querySelectorAll(DETECTED)];
  for (const element of found) element.replaceWith(...element.childNodes);
  if (found.length > 0) root.normalize();
}
