import { getSide, type Settings } from '../state/settings.ts';

const PANEL_WIDTH = 400;

/** The width of the page from which its widest layout, that of the window's media queries, fits (px). */
const LAYOUT_WIDTH = 1100;

/**
 * While the panel is open at the right, the page is laid out beside it. The page's media queries and `vw` still have
 * the width of the window, so a page that is narrower than its layout is zoomed out, and its side margins, which are in
 * `vw`, are corrected. What is `fixed` is placed in the window, hence the rules for dialogs and toasts.
 */
const RIGHT_INSET = new CSSStyleSheet();
RIGHT_INSET.replaceSync(`
:root {
  width: calc(100% - var(--sim-right));
  --sim-inset: calc(var(--sim-right) / var(--sim-zoom));
  --spacing-page-edge: max(2rem, 50vw - 36.25rem - var(--sim-inset) / 2);
}
body { zoom: var(--sim-zoom); }
[data-modal] { margin-right: var(--sim-inset); }
.toast-region { margin-right: var(--sim-inset); }
`);

/**
 * While the panel is open over the bottom of the page, the page ends above it: its last part can be scrolled there, and
 * its bars and dialogs stand there. The open panel sets `--sim-bottom`, its height.
 */
const BOTTOM_INSET = new CSSStyleSheet();
BOTTOM_INSET.replaceSync(`
:root { scroll-padding-bottom: var(--sim-bottom, 0px); }
body { padding-bottom: var(--sim-bottom, 0px); }
[data-bottom-bar] { bottom: var(--sim-bottom, 0px); }
[data-modal], .toast-region { margin-bottom: var(--sim-bottom, 0px); }
/* Its rules for low windows don't apply, so the dialog scrolls as a whole. */
.dialog-scrolling { max-height: max(100%, 30rem); }
`);

/**
 * Adds or removes the insets. Sets `--sim-right`, the width of the panel at the right: captions and pictures of the
 * page end beside it.
 */
export function insetPageForPanel(settings: Settings): void {
  const isOpen = settings.mode === 'open';
  const isRight = isOpen && getSide(settings) === 'right';
  // jsdom has no adopted style sheets.
  const others = (document.adoptedStyleSheets ?? []).filter(
    (sheet) => sheet !== RIGHT_INSET && sheet !== BOTTOM_INSET,
  );
  const inset = isRight ? RIGHT_INSET : BOTTOM_INSET;
  document.adoptedStyleSheets = isOpen ? [...others, inset] : others;
  const { style } = document.documentElement;
  style.setProperty('--sim-right', isRight ? `${PANEL_WIDTH}px` : '0px');
  style.setProperty('--sim-zoom', String(isRight ? getZoom() : 1));
}

// Browsers without `currentCSSZoom` measure zoomed elements in other px than the window: Chrome before 128.
const getZoom = () =>
  'currentCSSZoom' in Element.prototype ? Math.min(1, (innerWidth - PANEL_WIDTH) / LAYOUT_WIDTH) : 1;
