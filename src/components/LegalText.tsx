import { type LegalBlock, type LegalDocument, legalCopy } from '../copy/legal.ts';
import { getCentreMidnight } from '../domain/centre-date.ts';
import { formatLongDate } from '../lib/format.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BracketedText } from './BracketedText.tsx';
import { LegalIndex } from './LegalIndex.tsx';
import { PageBody } from './PageBody.tsx';
import { PageHeader } from './PageHeader.tsx';
import './legal-text.css';

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <BracketedText text={block.text} look="boxed" />
      </p>
    );
  }
  if (block.kind === 'table') {
    return (
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <BracketedText text={item} look="boxed" />
        </li>
      ))}
    </List>
  );
}

export function LegalText({ document }: { document: LegalDocument }) {
  const { heading, lead, sections, updated, version } = document;
  return (
    <>
      <PageHeader title={heading} intro={lead} />
      <PageBody className="grid gap-7 nav:grid-cols-[290px_minmax(0,44rem)] nav:items-start nav:gap-16">
        <LegalIndex sections={sections} />
        <article className="prose">
          <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge look="outlined">{legalCopy.version(version)}</Badge>
            <span>
              {legalCopy.updated}
              <b>
                <time dateTime={updated}>{formatLongDate(getCentreMidnight(updated))}</time>
              </b>
            </span>
          </p>
          <p className="mb-6">{legalCopy.pendingNote}</p>
          {sections.map(({ slug, title, blocks }, index) => (
            <section key={slug} id={slug} aria-labelledby={`${slug}-title`}>
              <h2 id={`${slug}-title`}>
                <b>{index + 1}</b>
                {title}
              </h2>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <a
            className="condensed inline-flex min-h-11 items-center gap-2 text-17/none text-azul print:hidden"
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
