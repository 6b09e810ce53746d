/** Gives a shadow tree, or the page of the cabina, this style sheet in place of the one that it has. */
export function setStyles(place: ShadowRoot | Document, styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  place.adoptedStyleSheets = [sheet];
}

/**
 * Creates a host with a shadow tree, so that the styles of the page and of the simulator don't meet. `show` appends the
 * host above the page. Browsers without popovers (before Chrome 114, Firefox 125 and Safari 17) get the highest
 * z-index.
 */
export function mount(id: string, styles: string) {
  document.getElementById(id)?.remove();
  const host = document.createElement('div');
  host.id = id;
  const root = host.attachShadow({ mode: 'open' });
  setStyles(root, styles);
  const show = () => {
    document.documentElement.append(host);
    if (typeof host.showPopover !== 'function') {
      host.style.zIndex = '2147483647';
      return;
    }
    host.popover = 'manual';
    host.showPopover();
  };
  return { host, root, show };
}

export function isInCabina(): boolean {
  try {
    return window.parent !== window && window.parent.document.getElementById('cabina') !== null;
  } catch {
    // Access to the parent's document throws when the parent has another origin.
    return false;
  }
}
