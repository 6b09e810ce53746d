import { pointsRules } from '../copy/points.ts';
import { classNames } from '../ui/class-names.ts';
import { getNumberBadgeClass } from './NumberBadge.tsx';

export function PointsRule({ className }: { className: string }) {
  return (
    <dl className={classNames('grid border-tinta border-y-3 md:grid-cols-[1fr_1.15fr_.8fr]', className)}>
      {pointsRules.map((rule) => (
        <div
          key={rule.question}
          className={classNames(
            'flex min-h-16 items-center justify-between gap-4 border-tinta-50 border-dashed py-2 not-first:border-t-2',
            'md:flex-row-reverse md:justify-end md:px-6 md:py-4 md:not-first:border-t-0 md:not-first:border-l-2 md:first:pl-0',
          )}
        >
          <dt className="condensed text-xl/tight">{rule.question}</dt>
          <dd className={getNumberBadgeClass('rule', 'inline-flex items-baseline gap-[.2em]')}>
            {rule.points}
            {'more' in rule ? <small className="text-base"> {rule.more}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
