import { expect, test } from 'vitest';
import { chooseChunk, findRoots, type ModuleNode } from './chunks.ts';

const START = '/site/index.html';
const MAIN = '/site/src/main.tsx';
const CLIENT = '/site/src/api/client.ts';
const MODALS = '/site/src/app/modals/ModalHost.tsx';
const DRAW = '/site/src/components/share/draw-card.ts';
const page = (path: string) => `/site/src/pages/${path}.tsx`;
const HOME = page('home/HomePage');
const PLAYER_HOME = page('home/PlayerHome');
const GAMES = page('games/GamesPage');
const RANKING = page('ranking/RankingPage');
const LOGIN = page('login/LoginPage');
const REGISTER = page('register/RegisterPage');
const TERMS = page('terms/TermsPage');
const PRIVACY = page('privacy/PrivacyPage');
const ACCESSIBILITY = page('accessibility/AccessibilityPage');

test.each([
  ['the first script and the app', [START, MAIN], 'start'],
  ['one page', [GAMES], null],
  ['the app alone', [MAIN], null],
  ['the app and a page', [MAIN, GAMES], 'common'],
  ['the visitor’s and the player’s Inicio', [HOME, PLAYER_HOME], 'home'],
  ['both legal pages', [TERMS, PRIVACY], 'legal'],
  ['a legal page and the accessibility statement', [TERMS, ACCESSIBILITY], 'legal'],
  ['two pages of players', [GAMES, RANKING], 'player'],
  ['a page of players and the dialogs', [GAMES, MODALS], 'player'],
  ['a player’s Inicio and another page of players', [PLAYER_HOME, GAMES], 'player'],
  ['a page of players and the drawing of the card to share', [GAMES, DRAW], 'player'],
  ['two forms', [LOGIN, REGISTER], 'forms'],
  ['a form and the dialogs', [LOGIN, MODALS], 'forms'],
  ['a form and a page of players', [REGISTER, RANKING], 'shared'],
  ['a form and Partidos', [REGISTER, GAMES], 'common'],
  ['Inicio and a page of players that is not Partidos', [HOME, RANKING], 'shared'],
  ['the API client and Ranking', [CLIENT, RANKING], 'common'],
])('chooseChunk returns $2 for a module that is needed by %s', (_name, roots, chunk) => {
  expect(chooseChunk(roots)).toBe(chunk);
  expect(chooseChunk([...roots].reverse())).toBe(chunk);
  expect(chooseChunk(roots.map((root) => root.replaceAll('/', '\\')))).toBe(chunk);
});

const node = (importers: string[], more: Partial<ModuleNode> = {}): ModuleNode => ({
  isEntry: false,
  importers,
  dynamicImporters: [],
  ...more,
});
const graph = new Map([
  ['start', node([], { isEntry: true })],
  ['main', node([], { dynamicImporters: ['start'] })],
  ['games', node([], { dynamicImporters: ['main'] })],
  ['button', node(['main', 'games'])],
  ['icon', node(['button', 'shapes'])],
  // The modules `shapes` and `icon` import each other, so the graph has a cycle.
  ['shapes', node(['icon'])],
]);
const find = (id: string) => [...findRoots(id, (one) => graph.get(one) ?? null)].sort();

test('findRoots follows the importers of a module to its roots, also when two modules import each other', () => {
  expect(find('icon')).toEqual(['games', 'main']);
});

test('findRoots returns a dynamically imported module as its own root', () => {
  expect(find('games')).toEqual(['games']);
});

test('findRoots does not search beyond a dynamic import', () => {
  expect(find('main')).toEqual(['main']);
});
