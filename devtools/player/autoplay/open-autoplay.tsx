import { createRoot } from 'react-dom/client';
import type { RecipeRunner, StepView } from '../../api.ts';
import { isInCabina } from '../../ui/mount.ts';
import type { AppPage } from '../app.ts';
import { createDomDriver } from '../driver/dom-driver.ts';
import type { Driver } from '../driver/driver.ts';
import { reveal } from '../driver/screens.ts';
import { followPlaylist } from '../playlist/follow-playlist.ts';
import { openBar } from './bar.ts';
import { Captions } from './Captions.tsx';
import { createCursor } from './cursor.tsx';
import { detectUserInput } from './detect-user-input.ts';
import { KEY_MS, type Pace } from './pace.ts';

/** Time until the dialog of a press has opened (ms). */
const SETTLE_MS = 600;

interface AutoplayOptions {
  page: AppPage;
  runner: RecipeRunner;
  pace: Pace;
  onLeave: () => void;
}

/** Opens the cursor and the captions. Returns a driver that performs its gestures with the cursor, at the pace. */
export function openAutoplay({ page, runner, pace, onLeave }: AutoplayOptions): Driver {
  const cursor = createCursor();
  const bar = openBar(cursor.element, 'sim bar');
  const drawing = createRoot(bar.element);
  /** What a statement says may stand at the end of the page or of the open dialog, where the captions would cover it. */
  const makeRoom = () => bar.makeRoom(page.findDialog() ?? document.body);
  const draw = (step: StepView) => {
    if (step.isGivenUp) return close();
    if (step.pauseReason === 'statement') setTimeout(makeRoom, SETTLE_MS);
    cursor.hide(step.isOver || step.pauseReason === 'person' || step.pauseReason === 'statement');
    if (!isInCabina()) drawing.render(<Captions step={step} runner={runner} onClose={close} />);
  };
  // Listens before `detectUserInput`, so that the key for the next recipe of a list doesn't pause the recipe that plays.
  followPlaylist(runner);
  const stops = [runner.onStep(draw), detectUserInput(bar.host, pace)];
  function close() {
    for (const stop of stops) stop();
    runner.stop();
    drawing.unmount();
    bar.close();
  }
  const now = runner.playing();
  if (now) draw(now);
  return createDomDriver({
    page,
    onLeave,
    onSeen: (screen) => {
      makeRoom();
      reveal(page, screen);
    },
    touch: (element) => {
      bar.makeRoom(element);
      return cursor.press(element, pace.wait);
    },
    betweenKeys: () => pace.wait(KEY_MS),
    wait: pace.wait,
  });
}
