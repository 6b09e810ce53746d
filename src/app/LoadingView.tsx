import { useEffect, useState } from 'react';
import { StillLoading } from '../components/StillLoading.tsx';
import { commonCopy } from '../copy/common.ts';
import { Progress } from '../ui/Progress.tsx';

const PERCENT_STEP = 5;
const MAX_PERCENT = 95;
const STEP_MS = 200;

/**
 * The progress of the current or previous loading view. A loading view that appears at most two steps
 * (`STEP_MS`) after `at`, the last update, continues from this progress. `since` is the time at which the
 * first of these views appeared, or 0 (the page start) with `sincePageStart`. Both times come from
 * `performance.now()`.
 */
let last = { percent: 0, at: Number.NEGATIVE_INFINITY, since: 0 };

function getStart(sincePageStart: boolean): typeof last {
  const at = performance.now();
  const fromStart = sincePageStart ? Math.min(MAX_PERCENT, Math.floor(at / STEP_MS) * PERCENT_STEP) : 0;
  const isContinued = at >= last.at && at - last.at <= 2 * STEP_MS;
  if (isContinued) return { percent: Math.max(last.percent, fromStart), at, since: last.since };
  return { percent: fromStart, at, since: sincePageStart ? 0 : at };
}

interface LoadingViewProps {
  sincePageStart?: boolean;
  /** A text that is shown instead of “Sigue cargando…”, `after` ms after the view appears. */
  late?: { text: string; after: number };
}

export function LoadingView({ sincePageStart = false, late }: LoadingViewProps) {
  const [start] = useState(() => getStart(sincePageStart));
  const [percent, setPercent] = useState(start.percent);

  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => Math.min(MAX_PERCENT, now + PERCENT_STEP)), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const note = () => {
      last = { percent, at: performance.now(), since: start.since };
    };
    note();
    // `getStart` reads `last.at`. At 95 percent `percent` no longer changes, so an interval keeps `last.at`
    // up to date.
    const timer = setInterval(note, STEP_MS);
    return () => clearInterval(timer);
  }, [percent, start]);

  return (
    <div className="loading ridged-ground" aria-busy="true">
      <svg className="loading-art" viewBox="0 0 120 120" aria-hidden="true">
        {/* The SVG symbol is part of the static HTML, so the drawing is visible at the first paint. */}
        <use href="#loading-art" />
      </svg>
      <p className="loading-title">{commonCopy.loading}</p>
      <Progress size="large" className="loading-bar" label={commonCopy.loadingBar} value={percent} />
      <small className="loading-percent" aria-hidden="true">
        {percent}%
      </small>
      <StillLoading className="loading-note loading-late" waited={start.at - start.since} late={late} />
    </div>
  );
}
