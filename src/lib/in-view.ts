/**
 * Calls back once when the element comes near the screen, or at once where the browser cannot tell; returns what
 * stops it.
 */
export function onceInView(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
