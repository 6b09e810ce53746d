import { CACHE_CONTROL, type FileKind, SHELL_ROBOTS } from './headers.ts';
import { FILE_PATTERN, getPageFile, isKnownRoute, PUBLIC_PAGES, SITE_ROOT } from './routes.ts';

export interface HostAnswer {
  status: 200 | 308 | 404;
  file?: string;
  location?: string;
  headers: Record<string, string>;
}

const STATIC_FILE = new RegExp(FILE_PATTERN, 'i');

function getKind(file: string): FileKind {
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

const MISSING: HostAnswer = { status: 404, headers: { 'Cache-Control': CACHE_CONTROL.missing } };

function found(file: string): HostAnswer {
  return { status: 200, file, headers: { 'Cache-Control': CACHE_CONTROL[getKind(file)] } };
}

/**
 * The empty shell, in which the app renders the page or the not-found page. The status is 200 for both, because
 * not every host can send a page with a 404. A header keeps the shell out of search engines.
 */
const SHELL: HostAnswer = {
  status: 200,
  file: 'spa.html',
  headers: { 'Cache-Control': CACHE_CONTROL.shell, 'X-Robots-Tag': SHELL_ROBOTS },
};

function redirect(location: string): HostAnswer {
  return { status: 308, location, headers: { 'Cache-Control': CACHE_CONTROL.shell } };
}

/**
 * Returns the answer to a raw path (`/lmx/T%26C`), which contains no query. `has` tells whether the build
 * contains a file. A path that can't be decoded gets the shell, because the app's router keeps such a path raw.
 */
export function answerPath(rawPath: string, has: (file: string) => boolean): HostAnswer {
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
  if (page && has(getPageFile(page))) return found(getPageFile(page));
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
