import { useEffect, useRef, useState } from 'react';
import { formatLongDate } from '../copy/format.ts';
import { type LegalBlock, type LegalDocument, type LegalSection, legalCopy } from '../copy/legal.ts';
import { getCentreMidnight } from '../domain/centre-time.ts';
import { Badge } from '../ui/Badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { BracketedText } from './BracketedText.tsx';
import { PageBody, PageHeader } from './Page.tsx';

const CELL = 'border-b border-tinta-25 px-3 py-2 text-left leading-snug last:text-right';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p className="[:is(p,ul,ol,table)+&]:mt-[.8em]">
        <BracketedText text={block} variant="boxed" />
      </p>
    );
  }
  if (block.kind === 'table') {
    return (
      <table className="mt-4 w-full border-collapse border-2 border-tinta bg-blanco">
        <thead>
          <tr className="print:break-inside-avoid">
            {block.head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className={classNames(
                  CELL,
                  'bg-tinta text-papel print:border-2 print:border-current print:bg-transparent print:text-inherit',
                )}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]} className="print:break-inside-avoid">
              {row.map((cell) => (
                <td
                  key={cell}
                  className={classNames(
                    CELL,
                    'last:font-cartel last:font-extrabold last:text-lg/none last:whitespace-nowrap last:normal-nums',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  const isNumbered = block.kind === 'steps';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="[counter-reset:item] [p+&]:mt-[.8em]">
      {block.items.map((item) => (
        <li
          key={item}
          className={classNames(
            'relative pl-6 before:absolute before:left-0 not-first:mt-[.4em]',
            isNumbered
              ? 'before:font-cartel before:font-extrabold before:text-chile before:normal-nums before:content-[counter(item)] before:[counter-increment:item]'
              : 'before:top-[.62em] before:h-1.5 before:w-3.5 before:bg-chile before:[mask:var(--onda-abajo)_0_0/7px_6px]',
          )}
        >
          <BracketedText text={item} variant="boxed" />
        </li>
      ))}
    </List>
  );
}

export function LegalText({ title, description, heading, lead, sections, updated, version }: LegalDocument) {
  return (
    <>
      <PageHeader title={title} description={description} heading={heading} intro={lead} />
      <PageBody className="grid gap-7 lg:grid-cols-[290px_minmax(0,44rem)] lg:items-start lg:gap-16">
        <LegalIndex sections={sections} />
        <article>
          <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge variant="outlined">{legalCopy.version(version)}</Badge>
            <span>
              {legalCopy.updated}
              <b>
                <time dateTime={updated}>{formatLongDate(getCentreMidnight(updated))}</time>
              </b>
            </span>
          </p>
          <p className="mb-6">{legalCopy.pendingNote}</p>
          {sections.map(({ slug, title, blocks }, index) => (
            <section
              key={slug}
              id={slug}
              className="border-tinta border-t-2 border-dashed py-7 first-of-type:border-t-3 first-of-type:border-solid print:break-inside-avoid"
              aria-labelledby={`${slug}-title`}
            >
              <h2
                id={`${slug}-title`}
                className="mb-3 grid grid-cols-[auto_1fr] items-center gap-3 condensed text-2xl/tight text-wrap print:break-after-avoid"
              >
                <b className="grid h-11 min-w-11 place-items-center bg-tinta text-queso text-xl print:border-2 print:bg-transparent print:text-inherit">
                  {index + 1}
                </b>
                {title}
              </h2>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <a
            className="condensed inline-flex min-h-11 items-center gap-2 text-base/none text-azul print:hidden"
            href="#main"
          >
            <Icon name="up" />
            {legalCopy.backToTop}
          </a>
        </article>
      </PageBody>
    </>
  );
}

const BESIDE = '(min-width: 992px)';
/**
 * Margins of the band of the window in which a section counts as the section being read: from 96 px below the
 * top edge, under the navigation, to 30 % of the height.
 */
const READING_BAND = '-96px 0px -70% 0px';

function LegalIndex({ sections }: { sections: readonly LegalSection[] }) {
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
        'lg:sticky lg:top-24 lg:max-h-[calc(100vh-120px)] lg:overflow-auto',
      )}
      aria-label={legalCopy.index}
    >
      <details ref={details} className="legal-index-fold">
        <summary className="condensed flex min-h-13 cursor-pointer list-none items-center justify-between bg-tinta px-3.5 text-lg/none text-papel [&::-webkit-details-marker]:hidden">
          {legalCopy.index}
          <Icon name="down" size={18} />
        </summary>
        <ol>
          {sections.map(({ slug, title }, index) => (
            <li key={slug} className="border-tinta-25 not-first:border-t">
              <a
                href={`#${slug}`}
                className={classNames(
                  'grid min-h-11 grid-cols-[32px_1fr] items-center px-3.5 py-1 text-sm/tight text-tinta no-underline',
                  // On a wide window at most 900 px high, lower rows for a mouse, so that more of the index
                  // fits into the window.
                  'lg:pointer-fine:[@media(max-height:900px)]:min-h-9',
                  'hover:bg-elote aria-[current]:bg-queso aria-[current]:font-semibold',
                )}
                aria-current={slug === reading ? 'true' : undefined}
              >
                <b className="condensed text-base/none text-azul">{index + 1}</b>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
