/**
 * Takes a picture of what a window shows of its page: puts the page's markup and style sheets into an SVG image, and draws
 * the image into a canvas. Fonts and pictures become data URLs, because an SVG image loads no other files.
 */

async function toDataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const URLS = /url\("?((?!data:|#)[^")]+)"?\)/g;

async function inlineUrls(css: string, base: string): Promise<string> {
  const found = [...css.matchAll(URLS)].map(([, url = '']) => toDataUrl(new URL(url, base).href));
  const inlined = await Promise.all(found);
  return css.replace(URLS, () => `url("${inlined.shift()}")`);
}

/** Keeps the rules of media queries that the page's window matches, because the image may have another size. */
function toCss(rules: CSSRuleList, view: Window): string {
  return [...rules]
    .map((rule) => {
      if (!('cssRules' in rule) || 'selectorText' in rule || 'appendRule' in rule) return rule.cssText;
      const inner = toCss((rule as CSSGroupingRule).cssRules, view);
      if ('media' in rule) return view.matchMedia((rule as CSSMediaRule).conditionText).matches ? inner : '';
      return `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    })
    .join('\n');
}

async function readStyles(page: Document): Promise<string> {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
  const texts = sheets.map(({ cssRules, href }) =>
    inlineUrls(toCss(cssRules, page.defaultView as Window), href ?? page.baseURI),
  );
  return (await Promise.all(texts)).join('\n');
}

/** Returns the elements that `position: sticky` has moved, and how far (CSS px). */
function measureSticky(page: Document): Map<Element, number> {
  const view = page.defaultView as Window;
  const moved = new Map<Element, number>();
  for (const element of page.querySelectorAll<HTMLElement>('body *')) {
    if (view.getComputedStyle(element).position !== 'sticky') continue;
    const { top } = element.getBoundingClientRect();
    const { position } = element.style;
    element.style.position = 'static';
    moved.set(element, top - element.getBoundingClientRect().top);
    element.style.position = position;
  }
  return moved;
}

/** Writes into the copied markup what it lacks: typed values, scroll positions and the places of sticky elements. */
function copyState(page: Document, copy: Element): void {
  const moved = measureSticky(page);
  const copies = [...copy.querySelectorAll<HTMLElement>('*')];
  for (const [index, element] of [...page.documentElement.querySelectorAll('*')].entries()) {
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
    const distance = moved.get(element);
    if (distance !== undefined)
      twin.style.cssText += `;position:relative!important;inset:auto!important;top:${distance}px!important`;
    const { scrollLeft, scrollTop } = element;
    if ((scrollLeft !== 0 || scrollTop !== 0) && element !== page.body)
      for (const child of twin.children as Iterable<HTMLElement>)
        child.style.cssText += `;transform:translate(${-scrollLeft}px,${-scrollTop}px)`;
  }
}

/** Copies the drawings that the page uses from a file (`file.svg#id`) into the image. */
async function inlineDrawings(copy: Element, base: string): Promise<string> {
  const files = new Set<string>();
  for (const use of copy.querySelectorAll('use')) {
    const [file, id] = (use.getAttribute('href') ?? '').split('#');
    if (!file || !id) continue;
    files.add(new URL(file, base).href);
    use.setAttribute('href', `#${id}`);
  }
  const texts = [...files].map(async (file) => (await fetch(file)).text());
  return (await Promise.all(texts)).map((text) => `<svg width="0" height="0">${text}</svg>`).join('');
}

async function inlinePictures(copy: Element, base: string): Promise<void> {
  for (const picture of copy.querySelectorAll('img')) {
    picture.removeAttribute('srcset');
    picture.removeAttribute('loading');
    picture.setAttribute('src', await toDataUrl(new URL(picture.getAttribute('src') ?? '', base).href));
  }
}

const NOT_DRAWN = 'script, noscript, template, link, style, meta, title, iframe, #simulator, #simulator-show';

async function toSvg(page: Document, width: number, height: number): Promise<string> {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  copyState(page, copy);
  for (const element of copy.querySelectorAll(NOT_DRAWN)) element.remove();
  const drawings = await inlineDrawings(copy, page.baseURI);
  await inlinePictures(copy, page.baseURI);
  const view = page.defaultView as Window;
  const { scrollY } = view;
  // `cssText` leaves out a `font` with variables when a later line of the same rule changes a part of it, as for `body`.
  const { fontFamily, fontSize, lineHeight } = view.getComputedStyle(page.body);
  const body = copy.querySelector('body');
  if (body) Object.assign(body.style, { fontFamily, fontSize, lineHeight });
  copy.style.cssText += `;position:absolute;top:${-scrollY}px;left:0;width:${width}px`;
  const style = page.createElement('style');
  // An animation would start again in the image, often from an invisible first frame.
  style.textContent = `${await readStyles(page)}\n*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}`;
  copy.prepend(style);
  const markup = new XMLSerializer().serializeToString(copy);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawings}<foreignObject width="${width}" height="${height}">${markup}</foreignObject></svg>`;
}

/** Time that a browser needs to load the fonts of an image, after the image's load event (ms). */
const FONTS_MS = 250;

/** Draws the visible part of the page with `scale` px of the picture for each CSS px. */
export async function drawPage(inside: Window, scale: number): Promise<HTMLCanvasElement> {
  const { innerWidth: width, innerHeight: height } = inside;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await toSvg(inside.document, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  // Drawn twice, because the first drawing only starts to load the fonts.
  context?.drawImage(image, 0, 0, width, height);
  await new Promise((resolve) => setTimeout(resolve, FONTS_MS));
  context?.drawImage(image, 0, 0, width, height);
  return canvas;
}
