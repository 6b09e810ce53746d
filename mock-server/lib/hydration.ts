/** React adds `__react…` keys to an element at hydration. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));
