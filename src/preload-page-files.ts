import { BASE_PATH } from './lib/base-path.ts';
import { type KeyValueStorage, STORAGE_KEYS } from './lib/storage.ts';

/**
 * Preloads the scripts of the requested page, which the app would request only after it has run. The build lists them
 * in `meta` elements: `page-files` for everyone, `player-files` for players. Those of the shell, which serves many
 * pages, have the path of their page in `data-path`.
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
    for (const href of isForThisPage ? content.split(' ').filter(Boolean) : []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
  }
}
