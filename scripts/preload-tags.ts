/**
 * The tags in the head of each page that name its scripts and sheets. `src/preload-page-files.ts` reads them, and
 * preloads these files together with the app instead of after the app's start.
 */
import type { Manifest } from 'vite';
import { APP_PAGES, type PublicPage, SITE_ROOT, toRoutePattern } from '../deploy/routes.ts';

const APP = 'src/main.tsx';
const PLAYER = ['src/api/client.ts', 'src/stores/player-stores.ts'];
const PLAYER_HOME = 'src/pages/home/PlayerHome.tsx';

function findScripts(manifest: Manifest, sources: readonly string[]): string[] {
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(SITE_ROOT + chunk.file)) return;
    scripts.add(SITE_ROOT + chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is no chunk of the build: is it still lazy?`);
    visit(source);
  }
  return [...scripts];
}

export interface PreloadTags {
  /**
   * The style sheets of the app, which a prerendered page links. Inicio fetches them with the app, after its first
   * paint.
   */
  sheets: readonly string[];
  getTags(page: PublicPage): string;
  /**
   * Tags for the head of the empty shell (`spa.html`). They preload the files of the app and name the scripts of
   * each page of the app.
   */
  shellTags: string;
}

export function createPreloadTags(manifest: Manifest): PreloadTags {
  const find = (...sources: string[]) => findScripts(manifest, sources);
  const app = find(APP);
  // `PLAYER` contains the API client, which the forms of a visitor need too, so the empty shell preloads it for
  // everybody.
  const shell = find(APP, ...PLAYER);
  const sheets = (manifest[APP]?.css ?? []).map((sheet) => SITE_ROOT + sheet);
  const getMeta = (
    audience: 'page' | 'player',
    scripts: readonly string[],
    known: readonly string[],
    path?: string,
  ) =>
    `<meta name="${audience}-files"${path ? ` data-path="${toRoutePattern(path)}"` : ''} content="${scripts.filter((file) => !known.includes(file)).join(' ')}">`;

  return {
    sheets,
    getTags({ name, source }) {
      const page = find(source);
      const player = find(...PLAYER, ...(name === 'home' ? [PLAYER_HOME] : []));
      return getMeta('page', page, app) + getMeta('player', player, [...app, ...page]);
    },
    shellTags: [
      ...shell.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ...sheets.map((file) => `<link rel="preload" as="style" crossorigin href="${file}">`),
      ...APP_PAGES.map(({ isForPlayers, path, source }) =>
        getMeta(isForPlayers ? 'player' : 'page', find(source), shell, path),
      ),
    ].join('\n'),
  };
}
