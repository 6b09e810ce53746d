import { useEffect, useState } from 'react';
import { StillLoading } from '../components/StillLoading.tsx';
import { commonCopy } from '../copy/common.ts';
import { Progress } from '../ui/Progress.tsx';

const STEP = 5;
const CEILING = 95;
const STEP_MS = 200;

/** The last progress shown. A loading view that replaces another continues from it. */
let last = { percent: 0, at: Number.NEGATIVE_INFINITY, since: 0 };

function getStart(sincePageStart: boolean): typeof last {
  const at = performance.now();
  const fromStart = sincePageStart ? Math.min(CEILING, Math.floor(at / STEP_MS) * STEP) : 0;
  const isContinued = at >= last.at && at - last.at <= 2 * STEP_MS;
  if (isContinued) return { percent: Math.max(last.percent, fromStart), at, since: last.since };
  return { percent: fromStart, at, since: sincePageStart ? 0 : at };
}

interface LoadingViewProps {
  /** Continues the progress of the static HTML's loading view. */
  sincePageStart?: boolean;
  /** Replaces “Sigue cargando…”. `after` in ms from when this view appears. */
  late?: { text: string; after: number };
}

/** The full-screen loading view: the bar advances 5 percent every 200 ms and stops at 95 (spec §2). */
export function LoadingView({ sincePageStart = false, late }: LoadingViewProps) {
  const [start] = useState(() => getStart(sincePageStart));
  const [percent, setPercent] = useState(start.percent);

  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => Math.min(CEILING, now + STEP)), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const note = () => {
      last = { percent, at: performance.now(), since: start.since };
    };
    note();
    // Also at 95 percent, where `percent` no longer changes.
    const timer = setInterval(note, STEP_MS);
    return () => clearInterval(timer);
  }, [percent, start]);

  return (
    <div className="loading ridged-ground" aria-busy="true">
      <svg className="loading-art" viewBox="0 0 120 120" aria-hidden="true">
        {/* The drawing of the static HTML’s loading view: it is there from the first paint. */}
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
