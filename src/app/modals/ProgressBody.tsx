import { modalExtrasCopy } from '../../copy/modals.ts';
import { Progress } from '../../ui/Progress.tsx';

export function ProgressBody() {
  return <Progress label={modalExtrasCopy.inProgress} isEndless />;
}
