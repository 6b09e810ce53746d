import type { ClockView } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';
import { formatClock, formatDuration, formatShortDay } from '../../format.ts';
import { Mono, Tag } from '../ui.tsx';

/** The `Date` header has whole seconds, so a smaller difference means nothing (ms). */
const MIN_SKEW_MS = 2_000;

/** What time the server has, what time the app takes it for, and how far apart they are. */
export function SkewLine({ view: { now, believed, skew }, zone }: { view: ClockView; zone: string }) {
  const day =
    believed === null || formatShortDay(believed) === formatShortDay(now)
      ? ''
      : `${formatShortDay(believed)} `;
  return (
    <p className="quiet skew">
      <Mono>{copy.skew(formatClock(now), believed === null ? '—' : day + formatClock(believed))}</Mono>
      {' · '}
      {copy.deviceZone(zone)}
      {skew !== null && Math.abs(skew) >= MIN_SKEW_MS ? (
        <Tag tone="heed">{copy.appSkew(formatDuration(skew), skew > 0)}</Tag>
      ) : null}
    </p>
  );
}
