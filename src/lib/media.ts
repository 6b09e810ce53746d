const MENU_BREAKPOINT = 992;

export function onWideWindow(callback: () => void): () => void {
  const query = globalThis.matchMedia?.(`(min-width: ${MENU_BREAKPOINT}px)`);
  const listener = (event: MediaQueryListEvent) => event.matches && callback();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
