import { BASE } from '../catalogue/address.ts';
import { createPageAdapter as createEnginePage } from '../engine/page/page-adapter.ts';
import { isHydrated } from '../lib/hydration.ts';
import { PAGE_KEYS } from './keys.ts';

/** Creates the adapter of the page in which this code runs. */
export const createPageAdapter = () => createEnginePage({ keys: PAGE_KEYS, base: BASE, isReady: isRendered });

/** Whether the page shows the product, without its loading view. */
export function isRendered(): boolean {
  const screen = document.getElementById('root')?.firstElementChild;
  // A prerendered page is visible before its code runs.
  if (!screen || !isHydrated(screen)) return false;
  const loading = [...document.querySelectorAll('.loading [role="progressbar"]')];
  return !loading.some((bar) => bar.getClientRects().length > 0);
}
