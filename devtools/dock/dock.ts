import type { Simulator } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { takePanelFragment } from '../links/panel-fragment.ts';
import { listenForKeys } from '../panel/shortcuts/shortcuts.ts';
import { announceStatus } from '../state/announce-status.ts';
import type { SettingsStore } from '../state/settings.ts';
import { mount } from '../ui/mount.ts';
import styles from './dock.css?inline';
import { insetPageForPanel } from './panel-inset.ts';
import { createShell } from './shell.ts';

/**
 * Mounts the dock: the simulator's pill and panel inside the page of the app. The dock is in a shadow tree in the top
 * layer, so that no dialog of the product covers it.
 */
export async function mountDock(simulator: Simulator, settings: SettingsStore) {
  const error = await simulator.complaint;
  if (!document.body)
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const { host, root, show } = mount('simulator', styles);
  keepKeysFromApp(host);
  const region = createRegion();
  const spoken = createSpokenStatus();
  root.append(region, spoken);

  const shell = createShell(region, simulator, settings);
  const complain = (message: string) => shell.open((panel) => panel.complain(message));
  listenForKeys(simulator, settings, {
    toggle: () => (settings.get().mode === 'open' ? shell.close() : shell.open((panel) => panel.focus())),
    show: (name) => shell.open((panel) => panel.show(name)),
    complain,
  });
  simulator.recipe.onFailed(complain);
  announceStatus(simulator, (words) => {
    spoken.textContent = words;
  });
  const redraw = () => {
    shell.drawPill();
    insetPageForPanel(settings.get());
  };
  redraw();
  settings.onChange(redraw);
  window.addEventListener('resize', redraw);

  window.addEventListener('hashchange', () => {
    if (takePanelFragment()) shell.open((panel) => panel.focus());
  });

  const { mode } = settings.get();
  if (mode === 'off') return showAtNextChange(settings, show);
  show();
  const hasNewCopy = simulator.world.copies().some(({ isNew }) => isNew);
  if (mode === 'open' || error || hasNewCopy) shell.open((panel) => error && panel.complain(error));
  else shell.showPill();
}

/** Stops the keyboard events of the simulator from bubbling to the listeners of the product. */
function keepKeysFromApp(host: HTMLElement): void {
  for (const type of ['keydown', 'keyup', 'keypress'])
    host.addEventListener(type, (event) => event.stopPropagation());
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'sim';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', copy.title);
  return region;
}

/** Creates the element whose text screen readers announce. */
function createSpokenStatus(): HTMLElement {
  const spoken = document.createElement('p');
  spoken.className = 'hidden-text';
  spoken.setAttribute('role', 'status');
  return spoken;
}

/**
 * A link with `panel=off` hides the simulator, even after a reload. A keyboard shortcut that opens the panel changes
 * the settings, and so shows the simulator again.
 */
function showAtNextChange(settings: SettingsStore, show: () => void): void {
  const stop = settings.onChange(() => {
    stop();
    show();
  });
}
