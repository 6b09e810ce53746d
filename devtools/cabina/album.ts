/** A recipe as a file: a picture of each step with its caption, in one ZIP archive. Loaded at the first use. */

import { zipSync } from 'fflate';
import type { RecipeRunner, RecipeView, StepView } from '../api.ts';
import { toSlug } from '../lib/slug.ts';

/** Time that the app has to show what its last action caused (ms). */
const SETTLE_MS = 700;

const toFileName = (text: string) => toSlug(text).slice(0, 60);

export type Album = ReturnType<typeof createAlbum>;

/**
 * Takes a picture at the end of each step of a recipe, and then lets the recipe continue. The caller passes all events of
 * the recipe to `onStep`. After a reload of the app's frame, the events come from another simulator.
 */
export function createAlbum(recipe: RecipeView, getApp: () => Window | null | undefined) {
  const { id, outline, title } = recipe;
  const files: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [];
  let isTaking = false;
  let resolve: (album: { name: string; zip: Blob }) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const done = new Promise<{ name: string; zip: Blob }>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });

  async function take({ index }: StepView, runner: RecipeRunner) {
    await new Promise((wake) => setTimeout(wake, SETTLE_MS));
    const app = getApp();
    if (!app) return;
    // On a phone a picture needs two pixels for each CSS pixel; for a screen of 1280 px one is enough.
    const picture = await drawPage(app, app.innerWidth < 1_000 ? 2 : 1);
    const number = String(index + 1).padStart(2, '0');
    const name = `${number}-${toFileName(outline[index]?.says ?? '')}.png`;
    files.push([name, await toPng(addCaption(picture, recipe, index))]);
    // The last step is followed by no pause, so there is nothing to skip after its picture.
    if (files.length < outline.length) return runner.skip(1);
    // PNG files are compressed already.
    const zip = new Blob([zipSync(Object.fromEntries(files), { level: 0 })], { type: 'application/zip' });
    resolve({ name: `${toFileName(title) || 'recorrido'}.zip`, zip });
  }

  return {
    /** Resolves with the archive. Rejects with a Spanish message when the recipe fails or the user closes it. */
    done,
    /** Takes the picture of a step that has ended. Returns the number of pictures so far. */
    onStep(step: StepView, runner: RecipeRunner): number {
      const hasEnded = step.isOver || (step.isDone && step.pauseReason !== null);
      if (step.recipe !== id || step.isGivenUp)
        reject(new Error('Se interrumpió: no se guardaron las imágenes.'));
      else if (step.failure)
        reject(new Error('El recorrido no salió como dice: no se guardaron las imágenes.'));
      else if (hasEnded && !isTaking && step.index === files.length) {
        isTaking = true;
        take(step, runner).then(() => {
          isTaking = false;
        }, reject);
      }
      return files.length;
    },
  };
}

/** Margin and line height of a caption (px of the picture). */
const MARGIN = 32;
const LINE = 44;
const TITLE = { font: '600 34px Texto, system-ui, sans-serif', fillStyle: '#e7ecef' };
const DETAIL = { font: '400 28px Texto, system-ui, sans-serif', fillStyle: '#a3b0ba' };

function wrap(context: CanvasRenderingContext2D, text: string, style: typeof TITLE, width: number) {
  const lines: string[] = [];
  context.font = style.font;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => ({ line, style }));
}

/** Returns the picture with the caption of its step below; the captions of all steps have the same height. */
function addCaption(picture: HTMLCanvasElement, { outline }: RecipeView, index: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const width = picture.width - 2 * MARGIN;
  const captions = outline.map(({ says, detail }, at) => [
    ...wrap(context, `${at + 1}/${outline.length} · ${says}`, TITLE, width),
    ...wrap(context, detail, DETAIL, width),
  ]);
  canvas.width = picture.width;
  canvas.height = picture.height + Math.max(...captions.map(({ length }) => length)) * LINE + 2 * MARGIN;
  context.fillStyle = '#0c0f12';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.textBaseline = 'top';
  for (const [at, { line, style }] of (captions[index] ?? []).entries()) {
    Object.assign(context, style);
    context.fillText(line, MARGIN, picture.height + MARGIN + at * LINE);
  }
  return canvas;
}

async function toPng(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('El navegador no pudo hacer la imagen.');
  return new Uint8Array(await blob.arrayBuffer());
}

/** Time that a browser needs to load the fonts of an image, after the image's load event (ms). */
const FONTS_MS = 250;

/**
 * Draws the visible part of the page with `scale` px of the picture for each CSS px: puts the page's markup and style
 * sheets into an SVG image, and draws the image into a canvas. Fonts and pictures become data URLs, because an SVG image
 * loads no other files.
 */
async function drawPage(app: Window, scale: number): Promise<HTMLCanvasElement> {
  const { innerWidth: width, innerHeight: height } = app;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await toSvg(app.document, width, height))}`;
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
  const dataUrls = [...css.matchAll(URLS)].map(([, url = '']) => toDataUrl(new URL(url, base).href));
  const inlined = await Promise.all(dataUrls);
  return css.replace(URLS, () => `url("${inlined.shift()}")`);
}

/** Returns the rules as text. Evaluates media queries in the page's window, because the image may have another size. */
function toCss(rules: CSSRuleList, view: Window): string {
  return [...rules]
    .map((rule) => {
      // A style rule and `@keyframes` stay whole.
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

/** Returns how far `position: sticky` has moved the element (CSS px); null for an element without it. */
function measureShift(element: HTMLElement, view: Window): number | null {
  if (view.getComputedStyle(element).position !== 'sticky') return null;
  const { top } = element.getBoundingClientRect();
  const { position } = element.style;
  element.style.position = 'static';
  const shift = top - element.getBoundingClientRect().top;
  element.style.position = position;
  return shift;
}

/** Writes into the copied markup what it lacks: typed values, scroll positions and the places of sticky elements. */
function copyState(page: Document, copy: Element): void {
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

/** Returns the SVG files whose drawings the page uses (`file.svg#id`), and makes each `use` refer to `#id`. */
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
