import type { Step } from '../../api.ts';
import type { RunDeps } from './deps.ts';
import { lookUpText } from './look-up.ts';
import { listGestures } from './steps.ts';

/** Shows what the user does next, after “Preparar”. */
export async function showNextStep(deps: RunDeps, step: Step): Promise<void> {
  const [{ showNextGestures }, page] = await Promise.all([
    import('../autoplay/next-gestures.ts'),
    deps.app.loadPage(),
  ]);
  showNextGestures(page, step.says, await listGestures((words) => lookUpText(deps, words), step));
}
