import { BASE } from '../catalogue/address.ts';
import { createPageAdapter } from '../engine/page/page-adapter.ts';
import { isHydrated } from '../lib/hydration.ts';
import { PAGE_KEYS } from './keys.ts';

/** What the engine must know of the product's pages. */
export const PAGE = { base: BASE, isReady: isRendered, loadErrorEvents: ['vite:preloadError'] };

/** Creates the adapter of the page in which this code runs. */
export const createGamePage = () => createPageAdapter({ keys: PAGE_KEYS, ...PAGE });

/** Whether the page shows the product, without its loading view. */
function isRendered(): boolean {
  const screen = document.getElementById('root')?.firstElementChild;
  // A prerendered page is visible before its code runs.
  if (!screen || !isHydrated(screen)) return false;
  const loading = [...document.querySelectorAll('.loading [role="progressbar"]')];
  return !loading.some((bar) => bar.getClientRects().length > 0);
}
