/**
 * Room for the docked panel: the page stands beside it or above it, and lays itself out for what is left. The
 * product's own elements stay as they are.
 */

import { getSide, type Settings, type SettingsStore } from '../state/settings.ts';
import { type Inset, rewriteMediaQueries } from './media-queries.ts';

/** How high the panel below is, as `place.css` draws it. */
const HEIGHTS: Record<Settings['snap'], string> = { low: '46px', half: 'min(320px, 60vh)', high: '60vh' };
/** How wide it is at the right. */
const WIDTH = '400px';
/** Below this it lies over the page as a sheet, and takes nothing. */
const DOCKED = '(min-width: 992px)';

function takenBy(settings: Settings): Inset {
  if (settings.mode !== 'open' || !matchMedia(DOCKED).matches) return { right: null, bottom: null };
  return getSide(settings) === 'right'
    ? { right: WIDTH, bottom: null }
    : { right: null, bottom: HEIGHTS[settings.snap] };
}

/** The root's part; what is shown over the page finds there where the page ends. */
function rootRule({ right, bottom }: Inset): string {
  // Not the padding: whoever locks the page behind a dialog sets that.
  if (right) return `:root { --sim-right: ${right}; margin-right: ${right} }`;
  if (!bottom) return '';
  // A field that gets the focus scrolls to where it is seen, above the product's own bar.
  return [
    `:root { --sim-bottom: ${bottom}; padding-bottom: ${bottom}; scroll-padding-bottom: calc(${bottom} + 9rem) }`,
    `[data-bottom-bar] { bottom: ${bottom} }`,
  ].join('\n');
}

/** Keeps the room as the settings say, by a sheet of its own; over the chunks of style that come later, too. */
export function keepLayoutInset(settings: SettingsStore): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let root = '';
  const make = () => {
    const taken = takenBy(settings.get());
    const wanted = rootRule(taken);
    // Nothing was taken, and nothing is.
    if (wanted === '' && root === '') return;
    root = wanted;
    const added = rewriteMediaQueries(document, taken);
    sheet.replaceSync(wanted && `${wanted}\n${added}`);
  };
  const look = () => rootRule(takenBy(settings.get())) !== root && make();
  make();
  settings.onChange(look);
  window.addEventListener('resize', look);
  // A sheet has rules once it has loaded, which bubbles to nobody.
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && make(), true);
  new MutationObserver(make).observe(document.head, { childList: true });
}
