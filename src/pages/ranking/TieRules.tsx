import { rankingCopy } from '../../copy/ranking.ts';

/** The four tie-break criteria. */
export function TieRules({ id }: { id: string }) {
  return (
    <section id={id} className="tie-rules">
      <p>{rankingCopy.tieIntro}</p>
      <ol>
        {rankingCopy.tieRules.map((rule, index) => (
          <li key={rule}>
            <b className="plate">{index + 1}</b>
            {rule}
          </li>
        ))}
      </ol>
      <p>{rankingCopy.tieNeverByLot}</p>
    </section>
  );
}
