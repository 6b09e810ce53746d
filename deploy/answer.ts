/**
 * What a host answers to a path, as a pure function: the preview server obeys it, and the hosts' generated
 * configurations are tested against it.
 */
import { CACHE_CONTROL, type FileKind, SHELL_ROBOTS } from './headers.ts';
import { isKnownRoute, PUBLIC_PAGES, pageFile, SITE_ROOT } from './routes.ts';

/** A host's answer. `file` is relative to the build's folder; without one the body is the status in plain text. */
export interface Answer {
  status: 200 | 308 | 404;
  file?: string;
  location?: string;
  headers: Record<string, string>;
}

const STATIC_FILE = /\.(?:js|css|map|json|svg|png|jpe?g|webp|ico|woff2?|txt|xml|webmanifest|html|br|gz)$/i;

function kindOf(file: string): FileKind {
  if (file.startsWith('assets/')) return 'asset';
  return /\.html$|^version\.json$/.test(file) ? 'page' : 'unhashed';
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const MISSING: Answer = { status: 404, headers: { 'Cache-Control': CACHE_CONTROL.missing } };

function found(file: string): Answer {
  return { status: 200, file, headers: { 'Cache-Control': CACHE_CONTROL[kindOf(file)] } };
}

/**
 * The empty shell: the app draws the screen, also the one that says there is none. Its status stays 200, since not every
 * host can send a page with a 404; the header keeps it out of search engines all the same.
 */
const SHELL: Answer = {
  status: 200,
  file: 'spa.html',
  headers: { 'Cache-Control': CACHE_CONTROL.shell, 'X-Robots-Tag': SHELL_ROBOTS },
};

function redirect(location: string): Answer {
  return { status: 308, location, headers: { 'Cache-Control': CACHE_CONTROL.shell } };
}

/**
 * Answers a raw path (`/lmx/T%26C`), without its query. `has` says whether the build holds a file. A path that does not
 * decode is the app's to show: the router keeps it raw.
 */
export function answer(rawPath: string, has: (file: string) => boolean): Answer {
  const base = SITE_ROOT.slice(0, -1);
  if (rawPath === base) return redirect(SITE_ROOT);
  if (!rawPath.startsWith(SITE_ROOT)) {
    const cased =
      rawPath.slice(0, SITE_ROOT.length).toLowerCase() === SITE_ROOT || rawPath.toLowerCase() === base;
    return cased ? redirect(`${SITE_ROOT}${rawPath.slice(SITE_ROOT.length)}`) : MISSING;
  }
  const below = decode(rawPath.slice(base.length));
  if (below === null) return SHELL;
  const page = PUBLIC_PAGES.find(({ path }) => below === path || (path !== '/' && below === `${path}/`));
  if (page && has(pageFile(page))) return found(pageFile(page));
  const file = below.slice(1);
  const isClean =
    file !== '' && !file.includes('//') && !file.split('/').includes('..') && !file.startsWith('.');
  if (isClean && has(file)) return found(file);
  if (isClean && has(`${file.replace(/\/$/, '')}/index.html`)) {
    return file.endsWith('/') ? found(`${file}index.html`) : redirect(`${rawPath}/`);
  }
  const isMissing = file.startsWith('assets/') || (STATIC_FILE.test(file) && !isKnownRoute(below));
  return isMissing ? MISSING : SHELL;
}
