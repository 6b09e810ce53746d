/**
 * Keeps `--sim-bottom`, the height of a panel over the bottom of the page, with which `panel-inset.ts` keeps the page
 * reachable. Returns a function that ends it.
 */
export function followHeight(panel: HTMLElement): () => void {
  const { style } = document.documentElement;
  const write = (height: number) => style.setProperty('--sim-bottom', `${height}px`);
  write(panel.offsetHeight);
  // jsdom has no `ResizeObserver`.
  const observer = globalThis.ResizeObserver && new ResizeObserver(() => write(panel.offsetHeight));
  observer?.observe(panel);
  return () => {
    observer?.disconnect();
    write(0);
  };
}
