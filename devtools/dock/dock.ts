import type { Simulator } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { formatHour, formatShortDay } from '../lib/format.ts';
import { isNarrowWindow } from '../lib/viewport.ts';
import type { OpenPanel } from '../panel/panel.tsx';
import { listenForKeys } from '../panel/shortcuts/shortcuts.ts';
import { stopRecording } from '../panel/shortcuts/stop-recording.ts';
import { announceStatus } from '../state/announce-status.ts';
import { followWorld, getNextMinute } from '../state/follow-world.ts';
import { getSide, type SettingsStore } from '../state/settings.ts';
import { readStatus } from '../state/status.ts';
import { mount } from '../ui/mount.ts';

/**
 * Mounts the dock: the simulator's pill and panel inside the page of the app. The dock is in a shadow tree in the top
 * layer, so that no dialog of the product covers it.
 */
export async function mountDock(simulator: Simulator, settings: SettingsStore) {
  const error = await simulator.complaint;
  if (!document.body)
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
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
  let hasPanelCrashed = false;
  let stopFollowing = () => {};
  const pill = createPill(simulator, settings, open);
  const drawPill = () => {
    try {
      if (pill.element.isConnected) pill.draw();
    } catch (error) {
      // The pill must stay, and the other listeners of the world's events must run.
      reportError(error);
    }
    return getNextMinute(simulator.clock.now());
  };
  const showPill = () => {
    region.append(pill.element);
    drawPill();
    stopFollowing();
    stopFollowing = followWorld(simulator, drawPill);
  };
  const hidePill = () => {
    pill.element.remove();
    stopFollowing();
  };
  // The pill is shown beside the sentence about the error, and opens a new panel.
  const onPanelError = () => {
    hasPanelCrashed = true;
    showPill();
  };
  function open(act: (opened: OpenPanel) => unknown) {
    settings.set({ mode: 'open' });
    hidePill();
    if (hasPanelCrashed) closePanel();
    panel ??= import('../panel/panel.tsx').then(({ mountPanel }) =>
      mountPanel(region, { simulator, settings, onClose: close, onError: onPanelError, onRetry: hidePill }),
    );
    void panel.then(act);
  }
  function closePanel() {
    void panel?.then((opened) => opened.close());
    panel = null;
    hasPanelCrashed = false;
  }
  const close = () => {
    closePanel();
    settings.set({ mode: 'pill' });
    showPill();
    pill.element.querySelector('button')?.focus();
  };

  const showComplaint = (message: string) => open(({ complain }) => complain(message));
  listenForKeys(simulator, settings, {
    toggle: () => (settings.get().mode === 'open' ? close() : open(({ focus }) => focus())),
    show: (name) => open(({ show }) => show(name)),
    complain: showComplaint,
  });
  simulator.recipe.onFailed(showComplaint);
  announceStatus(simulator, (words) => {
    spoken.textContent = words;
  });
  const redraw = () => {
    drawPill();
    const now = settings.get();
    const isRight = now.mode === 'open' && getSide(now) === 'right';
    // `--sim-right` is the width of the open panel, which lies over the page. The captions of a recipe end beside it.
    document.documentElement.style.setProperty('--sim-right', isRight ? '400px' : '0px');
  };
  redraw();
  settings.onChange(redraw);
  window.addEventListener('resize', redraw);

  const { mode } = settings.get();
  if (mode === 'off') {
    // A link with `panel=off` hides the simulator, even after a reload. A keyboard shortcut that opens the
    // panel changes the settings, and so shows the simulator again.
    const stop = settings.onChange(() => {
      stop();
      show();
    });
    return;
  }
  show();
  const hasNewCopy = simulator.world.copies().some(({ isNew }) => isNew);
  if (mode === 'open' || error || hasNewCopy) open(({ complain }) => error && complain(error));
  else showPill();
}

const PILL =
  'pill flex border border-edge bg-f0 [box-shadow:0_0_0_3px_#0c0f1266] ' +
  'fixed right-4 bottom-42 lg:right-6 lg:bottom-30 [&.is-raised]:top-2 [&.is-raised]:bottom-auto';
const BUTTON = 'bare inline-flex min-h-12 items-center justify-center gap-2 font-semibold';
/** A button beside the button that opens the panel. */
const BESIDE = `${BUTTON} min-w-11 border-l border-l-line px-3 hover:border-l-tone`;
const OPEN =
  'pill-open bare grid min-h-12 min-w-11 grid-flow-col place-content-center items-center gap-x-2 gap-y-0.75 px-3 ' +
  'border-l-4 border-l-accent text-left hover:border-l-tone *:self-center';
/** A part of the button that opens the panel, as high as the two rows of its text. */
const SIGN = 'mono row-[1/3]';
const RED_SIGN = `${SIGN} bg-bad py-1 text-[#2a0a05]`;
/** The ribbon is in the margin of the page, where it covers no control of the app. */
const RIBBON =
  'fixed top-22 right-0 min-w-4.5 bg-heed p-[12px_0] leading-4.5 whitespace-nowrap text-[#1f1300] [writing-mode:vertical-rl]';

export function createPill(
  simulator: Simulator,
  settings: SettingsStore,
  openPanel: (act: (opened: OpenPanel) => unknown) => void,
) {
  const element = document.createElement('div');
  element.className = PILL;
  const openButton = addButton(OPEN, element, () => openPanel(({ focus }) => focus()));
  openButton.setAttribute('aria-expanded', 'false');
  openButton.title = copy.keyToggle;
  const sign = add('i', 'pill-mark row-[1/3]', openButton);
  const name = add('span', 'quiet [grid-area:1/2/2/4]', openButton);
  const day = add('span', 'quiet [grid-area:2/2]', openButton);
  const hour = add('span', 'pill-hour mono text-lg [grid-area:2/3]', openButton);
  const rate = add('span', `${SIGN} text-heed`, openButton);
  const faults = add('span', `${RED_SIGN} min-w-5.5 px-1 text-center`, openButton);
  const held = add('span', `${SIGN} min-w-5.5 border border-heed p-0.75 text-center text-heed`, openButton);
  const skew = add('span', `${SIGN} text-heed`, openButton);
  const laravel = add('span', 'row-[1/3] text-heed', openButton);
  const behind = add('i', 'row-[1/3] size-2.5 bg-heed forced-colors:forced-color-adjust-none', openButton);
  behind.title = copy.appBehind;
  const recordMark = add('b', `${RED_SIGN} px-1.25`, openButton);
  const stopButton = addButton(BESIDE, element, () =>
    openPanel(({ run }) => run(() => stopRecording(simulator, settings))),
  );
  stopButton.textContent = copy.recordStop;
  const dialogsButton = addButton(`${BESIDE} pill-dialogs`, element, () =>
    openPanel(({ show }) => show('dialogs')),
  );
  dialogsButton.setAttribute('aria-label', copy.dialogs);
  dialogsButton.title = copy.dialogs;
  const restoreButton = addButton(`${BESIDE} text-heed max-lg:hidden`, element, () => simulator.restore());
  restoreButton.textContent = copy.restore;
  restoreButton.title = copy.restoreNote;
  const ribbon = addButton(`${BUTTON} ${RIBBON}`, element, () => settings.remember({ ribbon: false }));
  ribbon.textContent = `${copy.ribbon} ✕`;
  ribbon.setAttribute('aria-label', `${copy.ribbon}. ${copy.closeNotice}`);

  return {
    element,
    draw() {
      const state = readStatus(simulator);
      const isDemo = settings.get().density === 'demo';
      // A recipe that plays has captions; without them, only the pill can say why the page changes by itself.
      const isPreparing = ['apply', 'prepare'].includes(simulator.recipe.running()?.mode ?? '');
      const invitation = isDemo ? copy.seeDemo : '';
      const words = isPreparing ? copy.preparing : invitation;
      write(name, words || copy.title);
      ribbon.hidden = !isDemo || !settings.get().ribbon;
      // In a narrow window, a pill with the day would be wide enough to cover the button of a dialog.
      write(day, isNarrowWindow() ? '' : formatShortDay(state.now));
      write(hour, formatHour(state.now));
      write(rate, state.rate === 1 || state.isFrozen ? '' : copy.times(state.rate));
      write(faults, state.faults > 0 ? String(state.faults) : '');
      write(held, state.held.length > 0 ? String(state.held.length) : '');
      held.title = state.held.join(', ');
      write(skew, state.skew);
      write(laravel, state.isLaravel ? 'Laravel' : '');
      sign.classList.toggle('is-frozen', state.isFrozen);
      behind.hidden = !state.isAppBehind;
      const { recorder } = simulator;
      const isRecording = recorder.isOn();
      // On a phone the panel is closed during a recording, so the pill shows the number of recorded actions.
      const mark = `${copy.recordMark} ${recorder.earlier() + recorder.count()}`;
      write(recordMark, isRecording ? mark : '');
      stopButton.hidden = !isRecording;
      restoreButton.hidden = !state.isRestorable;
      // The accessible name holds every visible word in the same order (WCAG 2.5.3).
      const recording = isRecording ? `${mark}: ${copy.recordOn}` : '';
      const parts = [words, day.textContent, hour.textContent, ...state.anomalies, recording];
      const label = `Abrir simulador. ${parts.filter(Boolean).join(', ')}`;
      if (openButton.getAttribute('aria-label') !== label) openButton.setAttribute('aria-label', label);
      // The class moves the pill to the top, so `isOverDialogButton` must measure the pill without the class.
      element.classList.remove('is-raised');
      element.classList.toggle('is-raised', isNarrowWindow() && isOverDialogButton(element));
    },
  };
}

function add(tag: string, className: string, parent: Element): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  // The grid draws no space, but a screen reader would otherwise join the texts of two elements into one word.
  parent.append(element, ' ');
  return element;
}

function addButton(className: string, parent: Element, onPress: () => void): HTMLButtonElement {
  const button = add('button', className, parent) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

/** Writes the text, and hides the element without one. */
function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}

function isOverDialogButton(element: Element): boolean {
  const pill = element.getBoundingClientRect();
  return [...document.querySelectorAll('[data-modal] :is(a, button)')].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < pill.right && right > pill.left && top < pill.bottom && bottom > pill.top;
  });
}
