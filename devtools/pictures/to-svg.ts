import { copyState } from './copy-state.ts';
import { inlineDrawings, inlinePictures } from './inline-files.ts';
import { readStyles } from './read-styles.ts';

const NOT_DRAWN = 'script, noscript, template, link, style, meta, title, iframe, #simulator, #simulator-show';

/** Returns an SVG image of the size of the window, with the page in `pageWidth` px at its left. */
export async function toSvg(
  page: Document,
  width: number,
  height: number,
  pageWidth: number,
): Promise<string> {
  const { style: own } = page.documentElement;
  const panelHeight = own.getPropertyValue('--sim-bottom');
  // The picture shows the whole window, also where the open panel of the dock lies over its bottom.
  own.setProperty('--sim-bottom', '0px');
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  copyState(page, copy);
  own.setProperty('--sim-bottom', panelHeight);
  for (const element of copy.querySelectorAll(NOT_DRAWN)) element.remove();
  const drawings = await inlineDrawings(copy, page.baseURI);
  await inlinePictures(copy, page.baseURI);
  const view = page.defaultView as Window;
  const { scrollY } = view;
  // `cssText` leaves out a `font` with variables when a later line of the same rule changes a part of it, as for
  // `body`.
  const { fontFamily, fontSize, lineHeight } = view.getComputedStyle(page.body);
  const body = copy.querySelector('body');
  if (body) Object.assign(body.style, { fontFamily, fontSize, lineHeight });
  copy.style.cssText += `;position:absolute;top:${-scrollY}px;left:0;width:${pageWidth}px`;
  const style = page.createElement('style');
  // An animation would start again in the image, often from an invisible first frame.
  style.textContent = `${await readStyles(page)}\n*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}`;
  copy.prepend(style);
  const markup = new XMLSerializer().serializeToString(copy);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawings}<foreignObject width="${width}" height="${height}">${markup}</foreignObject></svg>`;
}
