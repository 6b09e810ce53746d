/** Time without a change after which the page counts as at rest (ms). What appears row by row changes more often. */
const QUIET_MS = 500;

/** A page that never rests is drawn after this time (ms). */
const MAX_WAIT_MS = 6_000;

const POLL_MS = 50;

/** Frames without a change after which a smooth scroll has ended. It begins with a frame after it is asked for. */
const SCROLLED_FRAMES = 6;

/** A hidden page draws no frames (ms). */
const MAX_FRAME_MS = 500;

/** The part of the screen's height by which the page scrolls: rows may wait until they leave the lower third. */
const SCROLLED_PART = 0.4;

/**
 * Waits until everything on the screen has appeared. Scrolls down and back, because a part of the page may appear only
 * when it is well on screen.
 */
export async function finishAnimations(app: Window): Promise<void> {
  await waitForScroll(app);
  const top = app.scrollY;
  app.scrollTo({ top: top + app.innerHeight * SCROLLED_PART, behavior: 'instant' });
  await waitForRest(app.document);
  if (app.scrollY === top) return;
  app.scrollTo({ top, behavior: 'instant' });
  await waitForRest(app.document);
}

/** Waits until the page stands where the last step scrolls to. A smooth scroll may still be under way. */
async function waitForScroll(app: Window): Promise<void> {
  const start = performance.now();
  let top = app.scrollY;
  for (let still = 0; still < SCROLLED_FRAMES && performance.now() - start < MAX_WAIT_MS; still += 1) {
    await new Promise((wake) => {
      setTimeout(wake, MAX_FRAME_MS);
      app.requestAnimationFrame(() => setTimeout(wake, POLL_MS));
    });
    if (app.scrollY !== top) still = 0;
    top = app.scrollY;
  }
}

async function waitForRest(page: Document): Promise<void> {
  const start = performance.now();
  let lastChange = start;
  const observer = new MutationObserver(() => {
    lastChange = performance.now();
  });
  observer.observe(page.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const isAtRest = () => performance.now() - lastChange >= QUIET_MS && !page.getAnimations().some(isEnding);
  while (!isAtRest() && performance.now() - start < MAX_WAIT_MS)
    await new Promise((wake) => setTimeout(wake, POLL_MS));
  observer.disconnect();
}

/**
 * Whether the animation is running and will end. One that repeats for ever, such as a progress bar's, is not waited
 * for.
 */
const isEnding = ({ playState, effect }: Animation) =>
  playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
