import { MINUTE_MS } from '../../../../mock-server/lib/time.ts';
import { copy } from '../../../copy.ts';
import { formatSpoken } from '../../../format.ts';
import type { Span } from '../../../state/settings.ts';
import { usePanel } from '../../context.ts';

const SPAN_STEP_MS = 15 * MINUTE_MS;

export const toStep = (at: number): number => Math.round(at / SPAN_STEP_MS) * SPAN_STEP_MS;

export function SpanSliders({ range }: { range: Span }) {
  const { span, select } = usePanel();
  const clamp = (at: number) => Math.min(range[1], Math.max(range[0], at));
  const from = clamp(span?.[0] ?? range[0]);
  const to = clamp(span?.[1] ?? range[1]);
  const choose = (first: number, last: number) =>
    select(first <= range[0] && last >= range[1] ? null : [first, last]);
  const slider = (name: string, value: number, change: (at: number) => void) => (
    <input
      type="range"
      aria-label={name}
      aria-valuetext={formatSpoken(value)}
      min={range[0]}
      max={range[1]}
      step={SPAN_STEP_MS}
      value={value}
      onChange={(event) => change(Number(event.currentTarget.value))}
    />
  );
  return (
    <div className="span-sliders">
      {slider(copy.spanFrom, from, (at) => choose(at, Math.max(at, to)))}
      {slider(copy.spanTo, to, (at) => choose(Math.min(at, from), at))}
    </div>
  );
}
