import { getSide, type Settings } from '../state/settings.ts';

const PANEL_WIDTH = 400;

/**
 * While the open panel lies over the right part of the page, the page can be scrolled sideways by the panel's width, and
 * what a recipe, a key or a script brings into view stops beside the panel. The layout of the page stays that of the
 * window.
 */
const INSET = new CSSStyleSheet();
INSET.replaceSync(`
html { overflow-x: auto; width: calc(100% + var(--sim-right)); scroll-padding-right: var(--sim-right); }
body { width: calc(100% - var(--sim-right)); }
`);

/** Adds or removes the inset. Sets `--sim-right`, the width of the panel at the right: captions end beside it. */
export function insetPageForPanel(settings: Settings): void {
  const isRight = settings.mode === 'open' && getSide(settings) === 'right';
  // jsdom has no adopted style sheets.
  const others = (document.adoptedStyleSheets ?? []).filter((sheet) => sheet !== INSET);
  document.adoptedStyleSheets = isRight ? [...others, INSET] : others;
  document.documentElement.style.setProperty('--sim-right', isRight ? `${PANEL_WIDTH}px` : '0px');
}
