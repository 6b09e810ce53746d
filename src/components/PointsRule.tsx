import { pointsRules } from '../copy/points.ts';
import { classNames } from '../ui/class-names.ts';

export function PointsRule({ className }: { className: string }) {
  return (
    <dl className={classNames('grid tablet:grid-cols-[1fr_1.15fr_.8fr] border-tinta border-y-3', className)}>
      {pointsRules.map((rule) => (
        <div
          key={rule.question}
          className={classNames(
            'flex min-h-16 items-center justify-between gap-4 border-tinta-50 not-first:border-t-2 border-dashed py-2',
            'tablet:flex-row-reverse tablet:justify-end tablet:not-first:border-t-0 tablet:not-first:border-l-2 tablet:px-6 tablet:py-4 tablet:first:pl-0',
          )}
        >
          <dt className="condensed text-display-1/compact">{rule.question}</dt>
          <dd className="number-badge number-badge-rule inline-flex items-baseline gap-[.2em]">
            {rule.points}
            {'more' in rule ? <small className="text-base"> {rule.more}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
