import type { ReactNode } from 'react';

/**
 * The place and the turn of the ticket of results, beside or below the claim. `isHidden` hides it from screen readers.
 */
export function ResultsFrame({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <div
      className="ticket-paper max-laptop:-turn-1 laptop:turn-1 relative z-1 laptop:-mt-4 laptop:-mb-14 max-laptop:mx-1.5 max-tablet:mt-5 tablet:max-laptop:mt-8"
      aria-hidden={isHidden}
    >
      {children}
    </div>
  );
}
