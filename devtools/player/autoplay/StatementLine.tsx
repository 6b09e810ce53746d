import { findPiece } from '../../ui/spec-document.ts';
import { useSpecDocument } from '../../ui/use-spec-document.ts';

/** The number of a statement of the specification and, once the document is fetched, its Spanish sentence. */
export function StatementLine({ id }: { id: string }) {
  const { document } = useSpecDocument();
  const piece = document ? findPiece(document.blocks, id) : undefined;
  return (
    <p className="wrap-anywhere col-span-full pr-12 text-accent leading-[1.3] lg:pr-0">
      <span className="hidden-text">Enunciado </span>
      <b className="mono">{id}</b> {piece?.spanish}
    </p>
  );
}
