import { rankingCopy } from '../../copy/ranking.ts';

const RULES = [
  rankingCopy.tieRuleExact,
  rankingCopy.tieRuleResults,
  rankingCopy.tieRuleTrivias,
  rankingCopy.tieRuleSent,
];

/** The four criteria in general, for whoever asks before there is a tie. */
export function TieRules({ id }: { id: string }) {
  return (
    <section id={id} className="tie-rules">
      <p>{rankingCopy.tieIntro}</p>
      <ol>
        {RULES.map((rule, index) => (
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
