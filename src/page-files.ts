import { BASE_PATH } from './lib/base-path.ts';
import { type KeyValueStorage, STORAGE_KEYS } from './lib/storage.ts';

/**
 * Preloads the files of the requested page together with the app; otherwise the files would be requested only
 * after the app has run. `meta` elements list the files by audience (everyone, players), and in the shell
 * also by path.
 */
export function preloadPageFiles(storage: Pick<KeyValueStorage, 'get'>) {
  const isPlayer = storage.get(STORAGE_KEYS.token) !== null;
  const audience = isPlayer
    ? 'meta[name="page-files"], meta[name="player-files"]'
    : 'meta[name="page-files"]';
  for (const { content, dataset } of document.querySelectorAll<HTMLMetaElement>(audience)) {
    const isForThisPage =
      dataset.path === undefined ||
      new RegExp(`^${BASE_PATH}${dataset.path}/?$`, 'i').test(location.pathname);
    for (const href of isForThisPage ? content.split(' ').filter(Boolean) : []) preload(href);
  }
}

function preload(href: string) {
  const link = document.createElement('link');
  const isSheet = href.endsWith('.css');
  link.rel = isSheet ? 'preload' : 'modulepreload';
  if (isSheet) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
