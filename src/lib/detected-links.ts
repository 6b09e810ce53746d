/** No link of the app looks like these: each has an address on the web or on this site. */
const DETECTED =
  'a:not([href]), a[x-apple-data-detectors], a[href^="x-apple-data-detectors"], a[href^="tel:"], font';

/**
 * Takes out the elements that data detectors of iOS and translators put around a text of the served page, because React
 * discards served markup that differs from the rendered tree.
 */
export function removeDetectedLinks(root: Element): void {
  const found = [...root.querySelectorAll(DETECTED)];
  for (const element of found) element.replaceWith(...element.childNodes);
  if (found.length > 0) root.normalize();
}
