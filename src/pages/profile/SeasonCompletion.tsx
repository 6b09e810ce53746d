import { useEffect, useRef } from 'react';
import { seasonCopy } from '../../copy/season.ts';
import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';
import { Button } from '../../ui/Button.tsx';

export function SeasonCompletion({ profile, unplaced }: { profile: ProfilePageStore; unplaced: number }) {
  const missing = profile.missing.value;
  const completion = profile.completion.value;
  const hasMissing = missing.trivia + missing.games > 0;
  const status = useRef<HTMLParagraphElement>(null);
  // When nothing is missing any more, the box with the focused button disappears, and the page would lose the focus.
  useEffect(() => {
    if (completion === 'done' && document.activeElement === document.body) status.current?.focus();
  }, [completion]);
  return (
    <div className="print:hidden">
      {unplaced > 0 || hasMissing ? (
        <div className="mt-4 grid justify-items-start gap-2 border-2 border-tinta border-dashed bg-blanco px-4 py-3">
          {unplaced > 0 ? <p>{seasonCopy.triviaToPlace(unplaced)}</p> : null}
          {missing.games > 0 ? <p>{seasonCopy.resultsToCheck(missing.games)}</p> : null}
          {hasMissing ? (
            <Button
              variant="line"
              background="blanco"
              isBusy={completion === 'busy'}
              onClick={() => void profile.complete()}
            >
              {completion === 'busy' ? seasonCopy.completing : seasonCopy.complete}
            </Button>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="text-sm" tabIndex={-1} ref={status}>
        {completion === 'failed' ? seasonCopy.completeFailed : null}
        {completion === 'late' ? seasonCopy.completeLate : null}
        {completion === 'done' ? seasonCopy.completed : null}
      </p>
    </div>
  );
}
