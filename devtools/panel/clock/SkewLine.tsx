import type { ClockView } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';
import { clockOf, lengthOf, shortDayOf } from '../../format.ts';
import { Mono, Tag } from '../ui.tsx';

/** The `Date` header has whole seconds, so a smaller difference means nothing (ms). */
const MIN_SKEW_MS = 2_000;

/** What time the server has, what time the app takes it for, and how far apart they are. */
export function SkewLine({ view: { now, believed, skew }, zone }: { view: ClockView; zone: string }) {
  const day = believed === null || shortDayOf(believed) === shortDayOf(now) ? '' : `${shortDayOf(believed)} `;
  return (
    <p className="quiet skew">
      <Mono>{copy.skew(clockOf(now), believed === null ? '—' : day + clockOf(believed))}</Mono>
      {' · '}
      {copy.deviceZone(zone)}
      {skew !== null && Math.abs(skew) >= MIN_SKEW_MS ? (
        <Tag tone="heed">{copy.appSkew(lengthOf(skew), skew > 0)}</Tag>
      ) : null}
    </p>
  );
}
