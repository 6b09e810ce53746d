/**
 * The dock: the simulator inside the page it simulates. It lives in a shadow tree beside the body and in the top
 * layer, so that no dialog of the product covers it, and none of its keys reach the product.
 */
import { copy } from '../copy.ts';
import type { Followed } from '../links/follow.ts';
import type { Simulator } from '../simulator.ts';
import { isInCabina } from './cabina-frame.ts';
import styles from './dock.css?inline';
import { createPill, spokenState } from './pill.ts';
import { openSettings, type SettingsDesk } from './settings.ts';
import { listenForKeys, type ShellOrders } from './shortcuts.ts';

/** The open panel, drawn by the part that is fetched when it is first wanted. */
export interface OpenPanel {
  /** Shows an error and says it aloud. */
  complain(message: string): void;
  /** Opens the palette of orders, or the list of keys. */
  show(what: 'palette' | 'help'): void;
  /** Takes the focus to the panel. */
  focus(): void;
  close(): void;
}

const SECOND = 1_000;

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function makeHost(): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div');
  host.id = 'simulator';
  host.popover = 'manual';
  // Inside a tree of ours from here on: the product hears no key that was meant for the simulator.
  for (const type of ['keydown', 'keyup', 'keypress']) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(styles)];
  return { host, root };
}

/** Stands the dock up once the page's body is there. */
export function mountDock(simulator: Simulator, followed: Followed): void {
  if (isInCabina()) return;
  const settings = openSettings('dock', { section: simulator.recipe ? 'recipes' : 'clock' });
  if (followed.panel) settings.set({ mode: followed.panel });
  if (followed.density) settings.set({ density: followed.density });
  // An error has to be seen, whatever the link says of the panel.
  if (followed.error && settings.get().mode === 'off') settings.set({ mode: 'open' });
  const start = () => standUp(simulator, settings, followed.error);
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

function standUp(simulator: Simulator, settings: SettingsDesk, error: string | null) {
  const { host, root } = makeHost();
  const region = document.createElement('div');
  region.className = 'sim';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', copy.title);
  const spoken = document.createElement('p');
  spoken.className = 'hidden-text';
  spoken.setAttribute('role', 'status');
  root.append(region, spoken);

  let panel: Promise<OpenPanel> | null = null;
  let shown = '';
  const pill = createPill(simulator, () => open(true));

  const open = (isWanted: boolean): Promise<OpenPanel> => {
    settings.set({ mode: 'open' });
    panel ??= import('../panel/panel.tsx').then(({ mountPanel }) =>
      mountPanel(root, region, { simulator, settings, onClose: close }),
    );
    pill.element.remove();
    if (isWanted) void panel.then((one) => one.focus());
    return panel;
  };
  const close = () => {
    const opened = panel;
    panel = null;
    void opened?.then((one) => one.close());
    settings.set({ mode: 'pill' });
    region.append(pill.element);
    pill.draw();
    pill.element.querySelector('button')?.focus();
  };

  const orders: ShellOrders = {
    toggle: () => (settings.get().mode === 'open' ? close() : void open(true)),
    palette: () => void open(false).then((one) => one.show('palette')),
    help: () => void open(false).then((one) => one.show('help')),
  };
  listenForKeys(simulator, settings, orders);

  const draw = () => {
    if (pill.element.isConnected) pill.draw();
    const state = spokenState(simulator);
    // The seconds go by unsaid; what somebody did to the clock is said.
    const mark = JSON.stringify([
      simulator.clock.view().rate,
      simulator.fault.list().length,
      simulator.world.cursor(),
    ]);
    if (shown !== '' && mark !== shown) spoken.textContent = state;
    shown = mark;
  };
  simulator.on('change', draw);
  setInterval(draw, SECOND);

  const { mode } = settings.get();
  if (mode !== 'off') document.documentElement.append(host);
  if (mode === 'off') {
    // Hidden at a link's wish: only the keys bring it back.
    const stop = settings.onChange(() => {
      stop();
      document.documentElement.append(host);
      host.showPopover();
    });
    return;
  }
  host.showPopover();
  if (mode === 'open' || error) void open(false).then((one) => error && one.complain(error));
  else {
    region.append(pill.element);
    draw();
  }
}
