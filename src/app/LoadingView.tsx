import { useEffect, useState } from 'react';
import { StillLoading } from '../components/StillLoading.tsx';
import { commonCopy } from '../copy/common.ts';
import { Progress } from '../ui/Progress.tsx';

const PERCENT_STEP = 5;
const MAX_PERCENT = 95;
const STEP_MS = 200;

/**
 * The current or previous loading view. A loading view that appears at most two steps (`STEP_MS`) after `at`, the last
 * update, continues its progress. `since` is the time at which the first of these views appeared, or 0 (the page
 * start) with `sincePageStart`. Both times come from `performance.now()`.
 */
let last = { at: Number.NEGATIVE_INFINITY, since: 0 };

function getStart(sincePageStart: boolean): typeof last {
  const at = performance.now();
  const isContinued = at >= last.at && at - last.at <= 2 * STEP_MS;
  if (sincePageStart) return { at, since: 0 };
  return { at, since: isContinued ? last.since : at };
}

interface LoadingViewProps {
  sincePageStart?: boolean;
  /** A text that is shown instead of “Sigue cargando…”, `after` ms after the view appears. */
  late?: { text: string; after: number };
}

export function LoadingView({ sincePageStart = false, late }: LoadingViewProps) {
  const [start] = useState(() => getStart(sincePageStart));
  const [now, setNow] = useState(start.at);
  const percent = Math.min(MAX_PERCENT, Math.floor((now - start.since) / STEP_MS) * PERCENT_STEP);

  useEffect(() => {
    const update = () => {
      last = { at: performance.now(), since: start.since };
      setNow(last.at);
    };
    update();
    const timer = setInterval(update, STEP_MS);
    return () => clearInterval(timer);
  }, [start]);

  return (
    <div
      className={start.since < start.at ? 'loading ridged-ground' : 'is-new loading ridged-ground'}
      aria-busy="true"
    >
      <svg className="loading-art" viewBox="0 0 120 120" aria-hidden="true">
        {/* The SVG symbol stands in the HTML of the page, so the first paint has the drawing. */}
        <use href="#loading-art" />
      </svg>
      <p className="loading-title">{commonCopy.loading}</p>
      <Progress className="loading-bar" label={commonCopy.loadingBar} value={percent} />
      <small className="loading-percent" aria-hidden="true">
        {percent}%
      </small>
      <StillLoading className="loading-note loading-late" waited={start.at - start.since} late={late} />
    </div>
  );
}
