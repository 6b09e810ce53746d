/**
 * Each page names its files in the head, so that `src/page-files.ts` preloads them together with the app instead
 * of after the app's start.
 */
import type { Manifest } from 'vite';
import { APP_PAGES, type PublicPage, SITE_ROOT, toRoutePattern } from '../deploy/routes.ts';

const APP = 'src/main.tsx';
const PLAYER = ['src/api/client.ts', 'src/stores/game-stores.ts'];
const PLAYER_HOME = 'src/pages/home/PlayerHome.tsx';

interface Files {
  scripts: Set<string>;
  sheets: Set<string>;
}

function findFiles(manifest: Manifest, sources: readonly string[]): Files {
  const files: Files = { scripts: new Set(), sheets: new Set() };
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.scripts.has(SITE_ROOT + chunk.file)) return;
    files.scripts.add(SITE_ROOT + chunk.file);
    for (const sheet of chunk.css ?? []) files.sheets.add(SITE_ROOT + sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is no chunk of the build: is it still lazy?`);
    visit(source);
  }
  return files;
}

export interface PageFiles {
  getSheets(page: PublicPage): string[];
  getTags(page: PublicPage): string;
  /**
   * Tags for the head of the empty shell (`spa.html`). They preload the files of the app and name the files of
   * each page of the app.
   */
  shellTags: string;
}

export function createPageFiles(manifest: Manifest): PageFiles {
  const app = findFiles(manifest, [APP]);
  const find = (...sources: string[]) => findFiles(manifest, sources);
  const getNew = ({ scripts, sheets }: Files) => [
    ...[...scripts].filter((file) => !app.scripts.has(file)),
    ...[...sheets].filter((file) => !app.sheets.has(file)),
  ];
  // The empty shell preloads the files of `PLAYER` for everybody, because the forms of a visitor need the API client
  // too.
  const shell = find(APP, ...PLAYER);
  const pageSheets = APP_PAGES.map(({ source }) => getNew({ ...find(source), scripts: new Set() }));
  const sharedSheets = (pageSheets[0] ?? []).filter((sheet) =>
    pageSheets.every((sheets) => sheets.includes(sheet)),
  );
  const getMeta = (audience: 'page' | 'player', files: readonly string[], path?: string) =>
    `<meta name="${audience}-files"${path ? ` data-path="${toRoutePattern(path)}"` : ''} content="${files.join(' ')}">`;

  return {
    getSheets: ({ source }) => [...find(source).sheets].filter((sheet) => !app.sheets.has(sheet)),
    getTags({ name, source }) {
      const page = find(source);
      const player = getNew(find(...PLAYER, ...(name === 'home' ? [PLAYER_HOME] : [])));
      return (
        getMeta('page', getNew({ ...page, sheets: new Set() })) +
        getMeta(
          'player',
          player.filter((file) => !page.scripts.has(file) && !page.sheets.has(file)),
        )
      );
    },
    shellTags: [
      ...[...shell.scripts].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ...[...shell.sheets, ...sharedSheets].map(
        (file) => `<link rel="preload" as="style" crossorigin href="${file}">`,
      ),
      ...APP_PAGES.map(({ isForPlayers, path, source }) => {
        const files = getNew(find(source)).filter(
          (file) => !shell.scripts.has(file) && !sharedSheets.includes(file),
        );
        return getMeta(isForPlayers ? 'player' : 'page', files, path);
      }),
    ].join('\n'),
  };
}
