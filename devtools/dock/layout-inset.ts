import { getSide, type Settings, type SettingsStore } from '../state/settings.ts';
import { type Inset, rewriteMediaQueries } from './media-queries.ts';

/** Height of the docked panel for each snap position. The values must match `place.css`. */
const HEIGHTS: Record<Settings['snap'], string> = { low: '46px', half: 'min(320px, 60vh)', high: '60vh' };
const WIDTH = '400px';
/** In a narrower window the simulator's panel is a sheet over the page and takes no space from the page. */
const DOCKED = '(min-width: 992px)';

function getInset(settings: Settings): Inset {
  if (settings.mode !== 'open' || !matchMedia(DOCKED).matches) return { right: null, bottom: null };
  return getSide(settings) === 'right'
    ? { right: WIDTH, bottom: null }
    : { right: null, bottom: HEIGHTS[settings.snap] };
}

function createRootRule({ right, bottom }: Inset): string {
  // Uses `margin-right`, because the product's scroll lock sets `padding-right` of the root.
  if (right) return `:root { --sim-right: ${right}; margin-right: ${right} }`;
  if (!bottom) return '';
  // `scroll-padding-bottom` keeps a focused field visible above the product's bottom bar.
  return [
    `:root { --sim-bottom: ${bottom}; padding-bottom: ${bottom}; scroll-padding-bottom: calc(${bottom} + 9rem) }`,
    `[data-bottom-bar] { bottom: ${bottom} }`,
  ].join('\n');
}

export function keepLayoutInset(settings: SettingsStore): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let root = '';
  const make = () => {
    const taken = getInset(settings.get());
    const wanted = createRootRule(taken);
    if (wanted === '' && root === '') return;
    root = wanted;
    const added = rewriteMediaQueries(document, taken);
    sheet.replaceSync(wanted && `${wanted}\n${added}`);
  };
  const look = () => createRootRule(getInset(settings.get())) !== root && make();
  make();
  settings.onChange(look);
  window.addEventListener('resize', look);
  // Stylesheets have rules only after their `load` event, which does not bubble, so the listener captures.
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && make(), true);
  new MutationObserver(make).observe(document.head, { childList: true });
}
