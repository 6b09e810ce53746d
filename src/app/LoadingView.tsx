import { useEffect, useState } from 'react';
import { CardArt } from '../components/art/CardArt.tsx';
import { chipCard } from '../components/art/cards/chip.tsx';
import { commonCopy } from '../copy/common.ts';
import { Progress } from '../ui/Progress.tsx';

const STEP = 5;
const CEILING = 95;
const STEP_MS = 200;

interface LoadingViewProps {
  /** Goes on from the bar that stood in the page before this code ran. */
  sincePageStart?: boolean;
}

/** The full-screen loading view: the bar advances 5 percent every 200 ms and stops at 95 (spec §2). */
export function LoadingView({ sincePageStart = false }: LoadingViewProps) {
  const [percent, setPercent] = useState(() =>
    sincePageStart ? Math.min(CEILING, Math.floor(performance.now() / STEP_MS) * STEP) : 0,
  );

  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => Math.min(CEILING, now + STEP)), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className="loading" aria-busy="true">
      <CardArt card={chipCard} />
      <p>{commonCopy.loading}</p>
      <Progress label={commonCopy.loadingBar} value={percent} />
      <small aria-hidden="true">{percent}%</small>
    </div>
  );
}
