/**
 * Calls back once when the element is within `margin` of the viewport, or immediately without
 * `IntersectionObserver`. The returned function stops observing.
 */
export function onceInView(element: Element, callback: () => void, margin = '100px'): () => void {
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
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
