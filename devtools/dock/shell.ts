import type { Simulator } from '../api.ts';
import type { OpenPanel } from '../panel/panel.tsx';
import { followWorld, getNextMinute } from '../state/follow-world.ts';
import type { SettingsStore } from '../state/settings.ts';
import { listenForRest } from './at-rest.ts';
import { createPill } from './pill.ts';

/** Shows the pill or the panel, whose code is loaded when it opens. */
export function createShell(region: Element, simulator: Simulator, settings: SettingsStore) {
  const pill = createPill(simulator, settings, open);
  let panel: Promise<OpenPanel> | null = null;
  let hasPanelCrashed = false;
  let stopFollowing = () => {};

  function open(act: (opened: OpenPanel) => unknown): void {
    settings.set({ mode: 'open', isClosedForApp: false });
    hidePill();
    if (hasPanelCrashed) closePanel();
    panel ??= import('../panel/panel.tsx').then(({ mountPanel }) =>
      mountPanel(region, { simulator, settings, onClose: close, onError: onPanelError, onRetry: hidePill }),
    );
    void panel.then(act);
  }

  function close(): void {
    closePanel();
    settings.set({ mode: 'pill' });
    showPill();
    pill.element.querySelector('button')?.focus();
  }

  function closePanel(): void {
    void panel?.then((opened) => opened.close());
    panel = null;
    hasPanelCrashed = false;
  }

  /** Shows the pill beside the sentence about the error. The pill then opens a new panel. */
  function onPanelError(): void {
    hasPanelCrashed = true;
    showPill();
  }

  function showPill(): void {
    region.append(pill.element);
    drawPill();
    stopFollowing();
    const stops = [followWorld(simulator, drawPill), listenForRest(clearWay)];
    stopFollowing = () => {
      for (const stop of stops) stop();
    };
  }

  function hidePill(): void {
    pill.element.remove();
    stopFollowing();
  }

  /** What the user points at stays where it is. */
  function clearWay(): void {
    if (!pill.element.matches(':hover, :focus-within')) drawPill();
  }

  /** Returns the world time at which the pill changes next (ms). */
  function drawPill(): number {
    try {
      if (pill.element.isConnected) pill.draw();
    } catch (error) {
      // The pill must stay, and the other listeners of the world's events must run.
      reportError(error);
    }
    return getNextMinute(simulator.clock.now());
  }

  return { open, close, showPill, drawPill };
}
