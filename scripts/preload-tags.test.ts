import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { APP_PAGES, PUBLIC_PAGES, type PublicPage } from '../deploy/routes.ts';
import { createPreloadTags } from './preload-tags.ts';

const chunk = (name: string, imports: string[] = [], css: string[] = []) => ({
  file: `assets/${name}.js`,
  imports,
  css,
});
const PLAYER_HOME = 'src/pages/home/PlayerHome.tsx';
const GAMES = 'src/pages/games/GamesPage.tsx';
const manifest: Manifest = {
  ...Object.fromEntries([...PUBLIC_PAGES, ...APP_PAGES].map(({ source }) => [source, chunk('page')])),
  _vendor: chunk('vendor'),
  'src/main.tsx': chunk('main', ['_vendor'], ['assets/main.css']),
  'src/api/client.ts': chunk('client', ['_vendor']),
  'src/stores/player-stores.ts': chunk('game', ['_vendor']),
  'src/pages/home/HomePage.tsx': chunk('home', ['src/main.tsx', '_art']),
  _art: chunk('art'),
  [PLAYER_HOME]: chunk('player-home', ['_art', '_player']),
  _player: chunk('player'),
  [GAMES]: chunk('games', ['_player', '_vendor']),
};
const { getTags, sheets, shellTags } = createPreloadTags(manifest);
const home = PUBLIC_PAGES.find(({ name }) => name === 'home') as PublicPage;
const faq = PUBLIC_PAGES.find(({ name }) => name === 'faq') as PublicPage;

function getFiles(tags: string, audience: string, path?: string): string[] | undefined {
  const at = path ? ` data-path="${path}"` : '';
  const content = new RegExp(
    `<meta name="${audience}-files"${at.replace(/[[\]+^]/g, '\\$&')} content="([^"]*)">`,
  );
  const found = content.exec(tags)?.[1];
  return found?.split(' ').map((file) => file.replace('/lmx/assets/', ''));
}

test('the head of Inicio names the page’s own scripts for every visitor, without the scripts of the app', () => {
  expect(getFiles(getTags(home), 'page')).toEqual(['home.js', 'art.js']);
});

test('the head of Inicio names the client, stores and PlayerHome as files for players; that of FAQ the first two', () => {
  const files = getFiles(getTags(home), 'player');
  expect(files).toEqual(['client.js', 'game.js', 'player-home.js', 'player.js']);
  expect(getFiles(getTags(faq), 'player')).toEqual(['client.js', 'game.js']);
});

test('getTags of Inicio contains no link, because a preload would compete with the first paint', () => {
  expect(getTags(home)).not.toContain('<link');
});

test('the style sheets of the app are those of its entry', () => {
  expect(sheets).toEqual(['/lmx/assets/main.css']);
});

test('the empty shell (spa.html) preloads the app, the API client, the player’s stores, and the stylesheet of the app', () => {
  const preloaded = [
    ...shellTags.matchAll(/<link rel="([^>]+)" crossorigin href="\/lmx\/assets\/([^"]+)">/g),
  ];
  expect(preloaded.map(([, kind, file]) => [kind, file])).toEqual([
    ['modulepreload', 'main.js'],
    ['modulepreload', 'vendor.js'],
    ['modulepreload', 'client.js'],
    ['modulepreload', 'game.js'],
    ['preload" as="style', 'main.css'],
  ]);
});

test('the empty shell (spa.html) names the files of each path, and the files of a player’s page for players only', () => {
  expect(getFiles(shellTags, 'player', '/games')).toEqual(['games.js', 'player.js']);
  expect(getFiles(shellTags, 'page', '/games')).toBeUndefined();
  expect(getFiles(shellTags, 'page', '/user/login')).toEqual(['page.js']);
  expect(getFiles(shellTags, 'page', '/user/change-password/[^/]+/[^/]+')).toEqual(['page.js']);
});

test('createPreloadTags throws when the source of a page is not in the build', () => {
  const { [GAMES]: _games, ...rest } = manifest;
  expect(() => createPreloadTags(rest)).toThrow(GAMES);
});
