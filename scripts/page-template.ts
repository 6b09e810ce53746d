import { SITE_ROOT } from '../deploy/routes.ts';
import type { LinkPreview } from '../src/copy/head.ts';
import { escapeHtml } from './test-page-html.ts';

export interface PageContent {
  html: string;
  head: string;
  card: LinkPreview;
  picture: string;
  path: string;
  sheets: readonly string[];
  tags: string;
}

/**
 * Headless UI hides helper elements by a `style` attribute that the Content-Security-Policy blocks; hydration
 * sets the style by script.
 */
const HELPER_STYLE = /(<(?:span|input)\b[^>]*?) style="position:fixed;top:1px;left:1px[^"]*"/g;

function replace(html: string, part: string | RegExp, text: string): string {
  if (html.search(part) < 0) throw new Error(`The template has no ${part}`);
  return html.replace(part, () => text);
}

function withCard(html: string, { card, path, picture }: PageContent): string {
  const home = /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const url = home + encodeURI(path.slice(1)).replaceAll('&', '%26');
  const filling = {
    'og:title': card.ogTitle,
    'og:description': card.ogDescription,
    'og:image': home + picture,
    'og:image:alt': card.ogImageAlt,
    'og:url': url,
  };
  let filled = html;
  for (const [property, content] of Object.entries(filling)) {
    const tag = new RegExp(`<meta property="${property}" content="[^"]*"`);
    filled = replace(filled, tag, `<meta property="${property}" content="${escapeHtml(content)}"`);
  }
  return addToHead(filled, `<link rel="canonical" href="${url}">`);
}

/** Returns the element with `text` inline. `source` names the text in an error. */
export function toInline(tag: string, text: string, source: string): string {
  if (/<\/(?:style|script)/i.test(text)) throw new Error(`${source} would end its own <${tag}>`);
  return `<${tag}>${text.trim()}</${tag}>`;
}

/**
 * Inlines the stylesheets and the blocking script, so that the first paint needs no other file, and removes the
 * template's comments. `read` receives a path below the site's root.
 */
export function inlineHead(template: string, read: (file: string) => string): string {
  const inline = (tag: string, href: string) => toInline(tag, read(href.slice(SITE_ROOT.length)), href);
  return template
    .replace(/\s*<!--[\s\S]*?-->/g, '')
    .replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/g, (_, href: string) => inline('style', href))
    .replace(/<script src="([^"]+)"><\/script>/g, (_, src: string) => inline('script', src));
}

/**
 * Throws for inline scripts, event handlers, `javascript:` URLs and styles in rendered markup, because the
 * Content-Security-Policy allows only the script and style of the template.
 */
function assertNothingInline(html: string, path: string) {
  const inline = /<script(?![^>]*\bsrc=)|<style\b| style="| on\w+="|javascript:/i.exec(html);
  if (inline)
    throw new Error(`${path} has something inline: ${html.slice(inline.index, inline.index + 120)}`);
}

export function fillPage(template: string, content: PageContent): string {
  const { html, head, path, sheets, tags } = content;
  const markup = html.replace(HELPER_STYLE, '$1');
  const links = sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`).join('');
  assertNothingInline(head + markup, path);
  const titled = replace(template, /<title>[^<]*<\/title>/, head);
  const filled = replace(titled, '<div id="root"></div>', `<div id="root">${markup}</div>`);
  return withCard(addToHead(filled, links + tags), content);
}

function addToHead(html: string, tags: string): string {
  return replace(html, '</head>', `${tags}</head>`);
}

/** A running page compares the build id with `version.json` to detect a newer build. */
export function withBuildId(html: string, id: string): string {
  return addToHead(html, `<meta name="build" content="${id}">`);
}

/** `hash` changes with the simulator, because browsers keep a file without a hash in its address for an hour. */
export function withSimulator(html: string, hash: string): string {
  const src = `${SITE_ROOT}simulator.js?${hash}`;
  const added = `<meta name="robots" content="noindex"><script src="${src}"></script>`;
  return html.replace('<head>', () => `<head>${added}`);
}
