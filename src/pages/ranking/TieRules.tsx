import { NumberBadge } from '../../components/NumberBadge.tsx';
import { rankingCopy } from '../../copy/ranking.ts';

export function TieRules({ id }: { id: string }) {
  return (
    <section id={id} className="mb-5 border-2 border-dashed border-tinta px-[1.1rem] pt-4 pb-[1.1rem]">
      <p>{rankingCopy.tieIntro}</p>
      <ol className="my-[.9rem] grid gap-x-6 gap-y-[.6rem] md:grid-cols-2">
        {rankingCopy.tieRules.map((rule, index) => (
          <li key={rule} className="condensed flex items-center gap-3 text-17/115">
            <NumberBadge className="px-[.4em] py-[.1em] text-20">{index + 1}</NumberBadge>
            {rule}
          </li>
        ))}
      </ol>
      <p>{rankingCopy.tieNeverByLot}</p>
    </section>
  );
}
