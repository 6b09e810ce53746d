/**
 * Assigns modules to files of the build: a module of one page stays in that page's file, and a shared module
 * goes into a file of its audience, so that a visit loads few files and little unused code.
 */

interface ModuleNode {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

export function findRoots(id: string, getModule: (id: string) => ModuleNode | null): Set<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    const node = seen.has(id) ? null : getModule(id);
    seen.add(id);
    if (!node) return;
    if (node.isEntry || node.dynamicImporters.length > 0) roots.add(id);
    for (const importer of node.importers) visit(importer);
  };
  visit(id);
  return roots;
}

const ENTRY = /\/index\.html$|\/src\/start\.ts$/;
const APP = /\/src\/main\.tsx$/;
const HOME = /\/pages\/home\/HomePage\.tsx$/;
const PLAYER_HOME = /\/pages\/home\/PlayerHome\.tsx$/;
const GAMES = /\/pages\/games\/GamesPage\.tsx$|\/api\/client\.ts$|\/stores\/player-stores\.ts$/;
const PLAYER_STORES = /\/stores\/player-stores\.ts$/;
const LEGAL = /\/src\/pages\/(?:accessibility|privacy|terms)\//;
const FORMS = /\/src\/pages\/(?:login|register|forgot-password|confirm-account|change-password)\//;
const PLAYER =
  /\/src\/(?:pages\/(?:games|ranking|bonus|profile|home\/results)|stores|app\/modals|components\/share)\/|\/src\/lib\/ics\.ts$/;

/**
 * Chooses the file of the module `id` by its roots: the entries and dynamically imported modules that need it. Null
 * leaves a module in the file of its only root. `common` contains only modules that a visitor's Inicio or a player's
 * Partidos needs, because most visits start there.
 */
export function chooseChunk(id: string, roots: Iterable<string>): string | null {
  const all = [...roots].map((root) => root.replaceAll('\\', '/'));
  const areAll = (...kinds: RegExp[]) => all.every((root) => kinds.some((kind) => kind.test(root)));
  const has = (kind: RegExp) => all.some((root) => kind.test(root));
  if (has(ENTRY)) return 'start';
  // The app needs all of `common`, and the player's stores need `player`. One file for both compresses better than two.
  // An entry keeps its own file, by which the build finds its styles and scripts.
  if (APP.test(id) || PLAYER_STORES.test(id)) return null;
  if (has(APP)) return 'common';
  if (all.length < 2) return has(PLAYER_STORES) ? 'player' : null;
  if (areAll(HOME, PLAYER_HOME)) return 'home';
  if (areAll(LEGAL)) return 'legal';
  // Most visits of a player start at Partidos, so the file that it needs holds nothing of the other pages alone.
  if (areAll(PLAYER, PLAYER_HOME)) {
    if (has(GAMES)) return 'player';
    if (has(/\/src\/pages\/ranking\//)) return 'player-ranking';
    // Partidos loads the code of `games/late-parts-list.ts` and of the dialogs after its own, so one file for both
    // saves a request.
    if (has(/\/games\/late-parts-list\.ts$|\/late-shell-parts\.ts$/)) return 'player-later';
    // Inicio doesn't load what Bonus, Perfil and the trivia alone share.
    return has(PLAYER_HOME) ? 'player-home' : 'player-pages';
  }
  if (areAll(FORMS, /\/src\/app\/modals\//)) return 'forms';
  // Code that several forms share stays in their file when Perfil has a form, too.
  const isOfForms = all.filter((root) => FORMS.test(root)).length > 1;
  if (isOfForms && areAll(FORMS, /\/src\/pages\/profile\//)) return 'forms';
  if (has(GAMES)) return 'common';
  return 'shared';
}
