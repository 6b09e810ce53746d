/**
 * The dock is the simulator's pill and panel inside the page of the app. It renders in a shadow tree in the top
 * layer, so that no dialog of the product covers it.
 */

import { copy } from '../copy.ts';
import type { PanelOverlay } from '../panel/context.ts';
import type { OpenPanel } from '../panel/panel.tsx';
import type { Simulator } from '../simulator.ts';
import { followWorld, getNextMinute } from '../state/follow-world.ts';
import { getSide, type SettingsStore, stopRecording } from '../state/settings.ts';
import { announceStatus } from '../state/status.ts';
import { isInCabina, mount } from '../ui/mount.ts';
import { listenForKeys } from '../ui/shortcuts.ts';
import { createPill } from './pill.ts';

/** `error`: message of the simulator link that opened this page. */
export function mountDock(simulator: Simulator, settings: SettingsStore, error: string | null): void {
  if (isInCabina()) return;
  const start = () => standUp(simulator, settings, error);
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

function standUp(simulator: Simulator, settings: SettingsStore, error: string | null) {
  const { host, root, show } = mount('simulator');
  // Stops the keyboard events of the simulator from bubbling to the listeners of the product.
  for (const type of ['keydown', 'keyup', 'keypress'])
    host.addEventListener(type, (event) => event.stopPropagation());
  const region = document.createElement('div');
  region.className = 'sim';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', copy.title);
  const spoken = document.createElement('p');
  spoken.className = 'hidden-text';
  spoken.setAttribute('role', 'status');
  root.append(region, spoken);

  let panel: Promise<OpenPanel> | null = null;
  const pill = createPill(simulator, settings, {
    onOpen: () => void open(true),
    onStopRecording: () =>
      void open(false).then((opened) => opened.run(() => stopRecording(simulator, settings))),
    onDialogs: () => showOverlay('dialogs'),
  });
  const drawPill = () => {
    if (pill.element.isConnected) pill.draw();
    return getNextMinute(simulator.clock.now());
  };
  let stopFollowing = () => {};
  const showPill = () => {
    region.append(pill.element);
    drawPill();
    stopFollowing();
    stopFollowing = followWorld(simulator, drawPill);
  };
  // `isWanted`: the user asked for the panel, so it gets the focus.
  const open = (isWanted: boolean): Promise<OpenPanel> => {
    settings.set({ mode: 'open' });
    pill.element.remove();
    stopFollowing();
    panel ??= import('../panel/panel.tsx').then(({ mountPanel }) =>
      mountPanel(region, { simulator, settings, onClose: close }),
    );
    if (isWanted) void panel.then((opened) => opened.focus());
    return panel;
  };
  const showOverlay = (name: PanelOverlay) => void open(false).then((opened) => opened.show(name));
  const close = () => {
    void panel?.then((opened) => opened.close());
    panel = null;
    settings.set({ mode: 'pill' });
    showPill();
    pill.element.querySelector('button')?.focus();
  };

  listenForKeys(simulator, settings, {
    toggle: () => (settings.get().mode === 'open' ? close() : void open(true)),
    show: showOverlay,
  });
  announceStatus(simulator, (words) => {
    spoken.textContent = words;
  });
  const redraw = () => {
    drawPill();
    const now = settings.get();
    const isRight = now.mode === 'open' && getSide(now) === 'right';
    // The open panel lies over the page. The captions of a recipe read its width from this property and end beside it.
    document.documentElement.style.setProperty('--sim-right', isRight ? '400px' : '0px');
  };
  redraw();
  settings.onChange(redraw);
  window.addEventListener('resize', redraw);

  const { mode } = settings.get();
  if (mode === 'off') {
    // A link with `panel=off` hides the simulator, also after a reload. A keyboard shortcut that opens the
    // panel changes the settings, and so shows the simulator again.
    const stop = settings.onChange(() => {
      stop();
      show();
    });
    return;
  }
  show();
  if (mode === 'open' || error) void open(false).then((opened) => error && opened.complain(error));
  else showPill();
}
