import { NumberBadge } from '../../components/NumberBadge.tsx';
import { rankingCopy } from '../../copy/ranking.ts';

export function TieRules({ id }: { id: string }) {
  return (
    <section id={id} className="mb-5 border-2 border-tinta border-dashed px-4 pt-4 pb-4">
      <p>{rankingCopy.tieIntro}</p>
      <ol className="my-3.5 grid tablet:grid-cols-2 gap-x-6 gap-y-2.5">
        {rankingCopy.tieRules.map((rule, index) => (
          <li key={rule} className="condensed flex items-center gap-3 text-base/compact">
            <NumberBadge size="item">{index + 1}</NumberBadge>
            {rule}
          </li>
        ))}
      </ol>
      <p>{rankingCopy.tieNeverByLot}</p>
    </section>
  );
}
