import { modalExtrasCopy } from '../../copy/modals.ts';

export function ProgressBar() {
  return (
    <div
      // The fill is as wide as the track. An overlay in the colour of the empty track hides the last 38 percent
      // of the fill, so the bar looks 62 percent full.
      className="progress ridged-paper mt-5 mb-1.5 h-7.5 after:absolute after:inset-0 after:bg-unfilled"
      role="progressbar"
      aria-label={modalExtrasCopy.inProgress}
    >
      <i className="progress-fill w-full animate-crisps border-0" />
    </div>
  );
}
