import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { faqCopy } from '../../copy/faq.ts';
import { hasOpenDialog } from '../../ui/focus-heading.ts';

/** Opens and shows the answer that the hash of the address names. */
export function useLinkedAnswer() {
  const { hash } = useLocation();
  useEffect(() => {
    const entry = faqCopy.entries.find(({ slug }) => `#${slug}` === hash);
    if (!entry) return;
    // Waits one frame, so that the scroll to the answer comes after `RouteChange` has scrolled a newly opened
    // page to its top.
    const frame = requestAnimationFrame(() => {
      const details = document.getElementById(entry.slug);
      if (!(details instanceof HTMLDetailsElement)) return;
      details.open = true;
      details.scrollIntoView?.();
      if (!hasOpenDialog()) details.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
