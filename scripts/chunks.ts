/**
 * Which file of the build a module goes into. A module that one page alone needs is in the page's own file. A module that
 * several need is in a file of their audience, so that a visit fetches few files and little that it doesn't use.
 */

/** A module of the build as Rolldown describes it. */
export interface ModuleNode {
  isEntry: boolean;
  /** Modules that import it statically. */
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** The modules from which a static import leads to `id`: the entry, or modules that are imported dynamically. */
export function findRoots(id: string, getModule: (id: string) => ModuleNode | null): Set<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const visit = (one: string) => {
    const node = seen.has(one) ? null : getModule(one);
    seen.add(one);
    if (!node) return;
    if (node.isEntry || node.dynamicImporters.length > 0) roots.add(one);
    for (const importer of node.importers) visit(importer);
  };
  visit(id);
  return roots;
}

const ENTRY = /\/index\.html$|\/src\/start\.ts$/;
const APP = /\/src\/main\.tsx$/;
const HOME = /\/pages\/home\/HomePage\.tsx$/;
const PLAYER_HOME = /\/pages\/home\/PlayerHome\.tsx$/;
/** What a player's visit to Partidos fetches before the first card. */
const GAMES = /\/pages\/games\/|\/api\/client\.ts$|\/stores\/game-stores\.ts$/;
const LEGAL = /\/pages\/(?:accessibility|privacy|terms)\//;
const FORMS = /\/pages\/(?:login|register|forgot-password|confirm-account|change-password)\//;
const PLAYER = /\/pages\/(?:games|ranking|bonus|profile)\/|\/stores\/|\/modals\/|\/share\//;

/**
 * The file for modules with these roots. Null leaves a module to its only root. A visitor's Inicio and a player's Partidos
 * are the first pages of most visits, so `common` holds only what one of them needs: the rest is in `home` and `shared`.
 */
export function chooseChunk(roots: Iterable<string>): string | null {
  const all = [...roots].map((root) => root.replaceAll('\\', '/'));
  const areAll = (...kinds: RegExp[]) => all.every((root) => kinds.some((kind) => kind.test(root)));
  const has = (kind: RegExp) => all.some((root) => kind.test(root));
  if (has(ENTRY)) return 'start';
  if (all.length < 2) return null;
  if (has(APP)) return 'common';
  if (areAll(HOME, PLAYER_HOME)) return 'home';
  if (areAll(LEGAL)) return 'legal';
  if (areAll(PLAYER, PLAYER_HOME)) return 'player';
  if (areAll(FORMS, /\/modals\//)) return 'forms';
  if (has(GAMES)) return 'common';
  return 'shared';
}
