import { createRoot } from 'react-dom/client';
import type { RecipeRunner, ScreenExpectation, StepView } from '../../api.ts';
import { isDockForQa } from '../../lib/dock-density.ts';
import { isInCabina } from '../../ui/mount.ts';
import { findPiece } from '../../ui/spec-document.ts';
import { loadSpecDocument } from '../../ui/use-spec-document.ts';
import type { AppPage } from '../app.ts';
import { createDomDriver } from '../driver/dom-driver.ts';
import type { Driver } from '../driver/driver.ts';
import { getCaptionsTop, isSeen, reveal } from '../driver/screens.ts';
import { scrollToControl } from '../driver/scroll.ts';
import { followPlaylist } from '../playlist/follow-playlist.ts';
import { openBar } from './bar.ts';
import { Captions } from './Captions.tsx';
import { createCursor } from './cursor.tsx';
import { detectUserInput } from './detect-user-input.ts';
import { createFocusRings } from './focus-rings.ts';
import { KEY_MS, type Pace } from './pace.ts';
import { createProofMark } from './proof-mark.ts';
import { followStepKeys } from './step-keys.ts';

/** Time until the dialog of a press has opened (ms). */
const SETTLE_MS = 600;

interface AutoplayOptions {
  page: AppPage;
  runner: RecipeRunner;
  pace: Pace;
  /** What the page shows at the end of the recipe. */
  ends: readonly ScreenExpectation[];
  onLeave: () => void;
}

/** Opens the cursor and the captions. Returns a driver that performs its gestures with the cursor, at the pace. */
export function openAutoplay({ page, runner, pace, ends, onLeave }: AutoplayOptions): Driver {
  const cursor = createCursor();
  const bar = openBar('sim bar', cursor.element);
  const drawing = createRoot(bar.element);
  /**
   * What a statement says may stand at the end of the page or of the open dialog, where the captions would cover it.
   */
  const makeRoom = () => bar.makeRoom(page.findDialog() ?? document.body);
  const proof = createProofMark(page);
  const rings = createFocusRings(bar.host);
  rings.hide();
  /** What the step has seen. */
  let seen: ScreenExpectation[] = [];
  let shownIndex = -1;
  let proven = '';
  /** Outlines what proves the statement, as long as its step stays on the screen. */
  function showProof({ statement, index, isDone }: StepView) {
    const now = statement && isDone ? `${statement} ${index}` : '';
    if (now === proven) return;
    proven = now;
    proof.clear();
    if (!statement || !now) return;
    setTimeout(async () => {
      const document = await loadSpecDocument().catch(() => null);
      if (proven !== now) return;
      makeRoom();
      // The steps after the last one that does something describe the end, which the page shows by now.
      const screens = seen.length > 0 ? seen : ends.filter((end) => isSeen(page, end));
      proof.show((document && findPiece(document.blocks, statement)?.quotes) ?? [], screens);
    }, SETTLE_MS);
  }
  const draw = (step: StepView) => {
    if (step.isGivenUp) return close();
    if (step.index !== shownIndex) seen = [];
    shownIndex = step.index;
    showProof(step);
    if (!step.isOver && step.pauseReason === null) rings.hide();
    cursor.hide(step.isOver || step.pauseReason === 'person' || step.pauseReason === 'statement');
    if (!isInCabina()) {
      const isQa = isDockForQa();
      drawing.render(<Captions step={step} runner={runner} isQa={isQa} onClose={close} />);
    }
  };
  // Listens before `detectUserInput`, so that the keys for the next recipe or step don't pause the recipe that plays.
  followPlaylist(runner);
  const stops = [followStepKeys(runner), runner.onStep(draw), detectUserInput(bar.host, pace)];
  function close() {
    for (const stop of stops) stop();
    proven = '';
    proof.clear();
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
      seen.push(screen);
      makeRoom();
      reveal(page, screen);
    },
    touch: (element) => {
      bar.makeRoom(element);
      const scroll = () => scrollToControl(page, element, getCaptionsTop());
      return cursor.press(element, scroll, pace.wait);
    },
    betweenKeys: () => pace.wait(KEY_MS),
    wait: pace.wait,
  });
}
