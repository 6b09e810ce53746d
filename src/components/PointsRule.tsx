/** One way of winning points. */
export interface PointsLine {
  question: string;
  points: string;
  /** A word after the figure, for instance that it adds to the one before. */
  more?: string;
}

interface PointsRuleProps {
  rules: readonly PointsLine[];
  className?: string;
}

/** The scoring rule as plates. */
export function PointsRule({ rules, className }: PointsRuleProps) {
  return (
    <dl className={className ? `points-rule ${className}` : 'points-rule'}>
      {rules.map((rule) => (
        <div key={rule.question}>
          <dt>{rule.question}</dt>
          <dd className="plate">
            {rule.points}
            {rule.more ? <small> {rule.more}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
