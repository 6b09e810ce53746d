import { useEffect, useState } from 'react';
import { CardArt } from '../components/art/CardArt.tsx';
import { chipCard } from '../components/art/cards/chip.tsx';
import { StillLoading } from '../components/StillLoading.tsx';
import { commonCopy } from '../copy/common.ts';
import { Progress } from '../ui/Progress.tsx';

const STEP = 5;
const CEILING = 95;
const STEP_MS = 200;

/** Where the bar last stood, and when: one that takes another's place goes on from there. */
let last = { percent: 0, at: Number.NEGATIVE_INFINITY, since: 0 };

function goOn(sincePageStart: boolean): typeof last {
  const at = performance.now();
  const fromStart = sincePageStart ? Math.min(CEILING, Math.floor(at / STEP_MS) * STEP) : 0;
  const isGoingOn = at >= last.at && at - last.at <= 2 * STEP_MS;
  if (isGoingOn) return { percent: Math.max(last.percent, fromStart), at, since: last.since };
  return { percent: fromStart, at, since: sincePageStart ? 0 : at };
}

interface LoadingViewProps {
  /** Goes on from the bar that stood in the page before this code ran. */
  sincePageStart?: boolean;
  /** What to say, in place of “Sigue cargando…” once it is due, counted in ms from when this view appears. */
  late?: { text: string; after: number };
}

/** The full-screen loading view: the bar advances 5 percent every 200 ms and stops at 95 (spec §2). */
export function LoadingView({ sincePageStart = false, late }: LoadingViewProps) {
  const [start] = useState(() => goOn(sincePageStart));
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
    // At its end the bar stands, and still is the last one.
    const timer = setInterval(note, STEP_MS);
    return () => clearInterval(timer);
  }, [percent, start]);

  return (
    <div className="loading" aria-busy="true">
      <CardArt card={chipCard} />
      <p>{commonCopy.loading}</p>
      <Progress label={commonCopy.loadingBar} value={percent} />
      <small aria-hidden="true">{percent}%</small>
      <StillLoading waited={start.at - start.since} late={late} />
    </div>
  );
}
