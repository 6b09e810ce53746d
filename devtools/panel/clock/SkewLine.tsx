import { formatClock, formatDuration, formatShortDay, formatZone } from '../../lib/format.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Tag } from '../parts/Tag.tsx';

/** Renders the time of the server and the time that the app assumes. */
export function SkewLine() {
  const { now, believed, skew } = useRead(usePanel().reads.clocks);
  const isOtherDay = believed !== null && formatShortDay(believed) !== formatShortDay(now);
  const day = isOtherDay ? `${formatShortDay(believed)} ` : '';
  return (
    <p className="quiet">
      <span className="mono">{`Servidor ${formatClock(now)} · La app cree ${believed === null ? '—' : day + formatClock(believed)}`}</span>
      {' · '}
      {`Celular ${formatZone(now)}`}
      {skew !== null && Math.abs(skew) >= 2_000 ? (
        <Tag tone="heed">{`la app va ${formatDuration(skew)} ${skew > 0 ? 'adelantada' : 'atrasada'}`}</Tag>
      ) : null}
    </p>
  );
}
