import { useEffect, useRef, useState } from 'react';
import { type LegalSection, legalCopy } from '../copy/legal.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';

const BESIDE = '(min-width: 992px)';
/**
 * Margins of the band of the window in which a section counts as the section being read: from 96 px below the
 * top edge, under the navigation, to 30 % of the height.
 */
const READING_BAND = '-96px 0px -70% 0px';

/** The sections of a legal text. The one that is being read is marked. */
export function LegalIndex({ sections }: { sections: readonly LegalSection[] }) {
  const nav = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [reading, setReading] = useState(sections[0]?.slug);

  useEffect(() => {
    // On a wide window, CSS always shows the content of the closed index through `::details-content`.
    // Browsers without `::details-content` need an open index.
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

  // If the link of the section being read is outside the visible part of the index, scrolls the index until
  // the link is in its middle. The page does not scroll.
  useEffect(() => {
    const frame = nav.current;
    const row = frame?.querySelector(`[href="#${reading}"]`);
    if (!frame || !row) return;
    const { top, bottom } = frame.getBoundingClientRect();
    const { top: rowTop, bottom: rowBottom } = row.getBoundingClientRect();
    if (rowTop < top || rowBottom > bottom) frame.scrollTop += (rowTop + rowBottom - top - bottom) / 2;
  }, [reading]);

  return (
    <nav
      ref={nav}
      className={classNames(
        'legal-index border-2 border-tinta bg-blanco print:hidden',
        'laptop:sticky laptop:top-24 laptop:max-h-[calc(100vh-120px)] laptop:overflow-auto',
      )}
      aria-label={legalCopy.index}
    >
      <details ref={details} className="legal-index-fold">
        <summary className="condensed flex min-h-13 cursor-pointer list-none items-center justify-between bg-tinta px-3.5 text-lg/none text-papel marker:hidden">
          {legalCopy.index}
          <Icon name="down" size={18} />
        </summary>
        <ol>
          {sections.map(({ slug, title }, index) => (
            <li key={slug} className="border-tinta-25 not-first:border-t">
              <a
                href={`#${slug}`}
                className={classNames(
                  'grid min-h-11 grid-cols-[32px_1fr] items-center px-3.5 py-1 text-sm/compact text-tinta no-underline',
                  // On a wide window at most 900 px high, lower rows for a mouse, so that more of the index
                  // fits into the window.
                  'laptop:pointer-fine:[@media(max-height:900px)]:min-h-9',
                  'current:bg-queso current:font-semibold hover:bg-elote',
                )}
                aria-current={slug === reading ? 'true' : undefined}
              >
                <b className="condensed text-azul text-base/none">{index + 1}</b>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
