import { modalExtrasCopy } from '../../copy/modals.ts';
import { Progress } from '../../ui/Progress.tsx';

export function ProgressBody() {
  return (
    <Progress
      size="large"
      // The fill is as wide as the track. An overlay in the colour of the empty track hides the last 38 percent
      // of the fill, so the bar looks 62 percent full.
      className="mt-[1.35rem] mb-[.35rem] h-7.5 after:absolute after:inset-0 after:bg-[linear-gradient(90deg,transparent_0_62%,var(--color-noche)_62%)]"
      fillClass="w-full animate-crisps border-0"
      label={modalExtrasCopy.inProgress}
      isEndless
    />
  );
}
