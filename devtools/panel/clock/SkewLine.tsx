import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { formatClock, formatDuration, formatShortDay, formatZone } from '../../format.ts';
import { useNow } from '../signals.tsx';
import { Mono, Tag } from '../ui.tsx';

const MIN_SKEW_MS = 2_000;

export function SkewLine({ simulator, app }: { simulator: Simulator; app: Window }) {
  useNow(simulator);
  const { now, believed, skew } = simulator.clock.view();
  const day =
    believed === null || formatShortDay(believed) === formatShortDay(now)
      ? ''
      : `${formatShortDay(believed)} `;
  return (
    <p className="quiet skew">
      <Mono>{copy.skew(formatClock(now), believed === null ? '—' : day + formatClock(believed))}</Mono>
      {' · '}
      {copy.deviceZone(formatZone(app, now))}
      {skew !== null && Math.abs(skew) >= MIN_SKEW_MS ? (
        <Tag tone="heed">{copy.appSkew(formatDuration(skew), skew > 0)}</Tag>
      ) : null}
    </p>
  );
}
