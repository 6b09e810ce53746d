import { modalExtrasCopy } from '../../copy/modals.ts';
import { Progress } from '../../ui/Progress.tsx';

export function ProgressBody() {
  return (
    <Progress
      size="large"
      className="mt-[1.35rem] mb-[.35rem] h-7.5"
      label={modalExtrasCopy.inProgress}
      isEndless
    />
  );
}
