import { useEffect, useRef, useState } from 'react';
import { type LegalSection, legalCopy } from '../copy/legal.ts';
import { Icon } from '../ui/Icon.tsx';

/** Where the index stands beside the text instead of above it. */
const BESIDE = '(min-width: 992px)';
/** The band of the window, under the navigation, where a section counts as the one being read. */
const READING_BAND = '-96px 0px -70% 0px';

/** The numbered index of a legal text: beside it and sticky on a wide window, folded above it on a phone. */
export function LegalIndex({ sections }: { sections: readonly LegalSection[] }) {
  const nav = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [reading, setReading] = useState(sections[0]?.slug);

  useEffect(() => {
    // The stylesheet shows it open where it can; this serves the browsers that can't unfold by style.
    if (details.current && window.matchMedia?.(BESIDE).matches) details.current.open = true;
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setReading(entry.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { slug } of sections) {
      const section = document.getElementById(slug);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  // Where the index is longer than the window it follows the reader, and the page stays where it is.
  useEffect(() => {
    const frame = nav.current;
    const row = frame?.querySelector(`[href="#${reading}"]`);
    if (!frame || !row) return;
    const { top, bottom } = frame.getBoundingClientRect();
    const { top: rowTop, bottom: rowBottom } = row.getBoundingClientRect();
    if (rowTop < top || rowBottom > bottom) frame.scrollTop += (rowTop + rowBottom - top - bottom) / 2;
  }, [reading]);

  return (
    <nav ref={nav} className="toc" aria-label={legalCopy.index}>
      <details ref={details}>
        <summary>
          {legalCopy.index}
          <Icon name="down" size={18} />
        </summary>
        <ol>
          {sections.map(({ slug, title }, index) => (
            <li key={slug}>
              <a href={`#${slug}`} aria-current={slug === reading ? 'true' : undefined}>
                <b>{index + 1}</b>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
