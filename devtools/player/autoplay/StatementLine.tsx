import { findStatement } from '../../ui/spec-document.ts';
import { useSpecDocument } from '../../ui/use-spec-document.ts';

/** The number and, once the document is fetched, the text of a statement of the specification. */
export function StatementLine({ id }: { id: string }) {
  const { document } = useSpecDocument();
  const statement = document ? findStatement(document.blocks, id) : undefined;
  return (
    <p className="wrap-anywhere col-span-full pr-12 text-accent leading-[1.3] lg:pr-0">
      <span className="hidden-text">Enunciado </span>
      <b className="mono">{id}</b>{' '}
      {statement ? <span lang="en">{`${statement.lead} ${statement.text}`.trim()}</span> : null}
    </p>
  );
}
