import { formatLongDate } from '../copy/format.ts';
import { type LegalDocument, legalCopy } from '../copy/legal.ts';
import { getCentreMidnight } from '../domain/centre-time.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LegalBlock } from './LegalBlock.tsx';
import { LegalIndex } from './LegalIndex.tsx';
import { PageBody, PageHeader } from './Page.tsx';

export function LegalText({ title, description, heading, lead, sections, updated, version }: LegalDocument) {
  return (
    <>
      <PageHeader title={title} description={description} heading={heading} intro={lead} />
      <PageBody className="grid laptop:grid-cols-[290px_minmax(0,44rem)] laptop:items-start gap-7 laptop:gap-16">
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
          <div className="mb-7 grid grid-cols-start-body border-2 border-tinta bg-elote print:bg-transparent">
            <span className="bg-(image:--trama) grid items-center border-tinta border-r-2 border-dashed px-3.5 print:bg-none">
              <Icon name="alert" size={32} />
            </span>
            <p className="p-4 text-base/medium">
              <b className="condensed mb-1 block text-display-1/none">{legalCopy.pendingTitle}</b>
              {legalCopy.pendingNote}
            </p>
          </div>
          {sections.map(({ slug, title, blocks }, index) => (
            <section
              key={slug}
              id={slug}
              className="border-tinta border-t-2 border-dashed py-7 first-of-type:border-t-3 first-of-type:border-solid print:break-inside-avoid"
              aria-labelledby={`${slug}-title`}
            >
              <h2
                id={`${slug}-title`}
                className="condensed mb-3 grid grid-cols-start-body items-center gap-3 text-wrap text-display-2/compact print:break-after-avoid"
              >
                <b className="grid h-11 min-w-11 place-items-center bg-tinta text-display-1 text-queso print:border-2 print:bg-transparent print:text-inherit">
                  {index + 1}
                </b>
                {title}
              </h2>
              {blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <a
            className="condensed inline-flex min-h-11 items-center gap-2 text-azul text-base/none print:hidden"
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
