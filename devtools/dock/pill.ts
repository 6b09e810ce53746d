import type { Simulator } from '../api.ts';
import { copy } from '../copy/shared.ts';
import { formatHour, formatShortDay } from '../lib/format.ts';
import { isNarrowWindow } from '../lib/viewport.ts';
import type { OpenPanel } from '../panel/panel.tsx';
import { stopRecording } from '../panel/shortcuts/stop-recording.ts';
import type { SettingsStore } from '../state/settings.ts';
import { readStatus, type Status } from '../state/status.ts';
import { add, addButton, write } from './elements.ts';
import { listenForMoves, MOVE_KEYS, placePill } from './move-pill.ts';

const CLOSED_SHOWN_FOR_MS = 8_000;

type OpenPanelAnd = (act: (opened: OpenPanel) => unknown) => void;

/** Creates the pill: the closed simulator, with the world's time and all that is out of the ordinary. */
export function createPill(simulator: Simulator, settings: SettingsStore, openPanel: OpenPanelAnd) {
  const element = document.createElement('div');
  element.className = simulator.isReal ? `${PILL} [outline:4px_solid_var(--color-bad)]` : PILL;
  const signs = createSigns(element, openPanel);
  const buttons = createButtons(element, simulator, settings, openPanel);
  listenForMoves(element, (corner) => settings.remember({ corner }));
  let isEnding = false;
  /** Lets the pill say for a while that the panel has closed to make room for the app. */
  function endClosed() {
    isEnding = false;
    settings.set({ isClosedForApp: false });
  }
  return {
    element,
    draw() {
      const status = readStatus(simulator);
      drawSigns(signs, status, simulator, settings);
      drawButtons(buttons, status, simulator, settings);
      placePill(element, settings.get().corner);
      if (isEnding || !settings.get().isClosedForApp || simulator.recipe.playing() !== null) return;
      isEnding = true;
      setTimeout(endClosed, CLOSED_SHOWN_FOR_MS);
    },
  };
}

const PILL =
  'pill flex border border-edge bg-f0 [box-shadow:0_0_0_3px_#0c0f1266] ' +
  'fixed touch-none [&[data-corner$=right]]:right-4 [&[data-corner$=left]]:left-4 [&[data-corner^=top]]:top-2 ' +
  '[&[data-corner^=bottom]]:bottom-42 lg:[&[data-corner$=right]]:right-6 lg:[&[data-corner$=left]]:left-6 ' +
  'lg:[&[data-corner^=bottom]]:bottom-30 [&.is-compact_.quiet]:hidden [&.is-compact>button+button]:hidden';
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
  'fixed top-22 right-0 min-w-4.5 p-[12px_0] leading-4.5 whitespace-nowrap text-[#1f1300] [writing-mode:vertical-rl]';

/** The button that opens the panel, with the signs that it shows. */
function createSigns(element: Element, openPanel: OpenPanelAnd) {
  const open = addButton(OPEN, element, () => openPanel(({ focus }) => focus()));
  open.setAttribute('aria-expanded', 'false');
  open.title = `${copy.keyToggle}. Arrástrala, o usa las flechas, para llevarla a otra esquina.`;
  open.setAttribute('aria-keyshortcuts', MOVE_KEYS);
  const signs = {
    open,
    real: add('b', `${RED_SIGN} px-1.25`, open),
    clock: add('i', 'pill-mark row-[1/3]', open),
    name: add('span', 'quiet [grid-area:1/2/2/4]', open),
    day: add('span', 'quiet [grid-area:2/2]', open),
    hour: add('span', 'pill-hour mono text-lg [grid-area:2/3]', open),
    rate: add('span', `${SIGN} text-heed`, open),
    faults: add('span', `${RED_SIGN} min-w-5.5 px-1 text-center`, open),
    held: add('span', `${SIGN} min-w-5.5 border border-heed p-0.75 text-center text-heed`, open),
    skew: add('span', `${SIGN} text-heed`, open),
    laravel: add('span', 'row-[1/3] text-heed', open),
    behind: add('i', 'row-[1/3] size-2.5 bg-heed forced-colors:forced-color-adjust-none', open),
    record: add('b', `${RED_SIGN} px-1.25`, open),
  };
  signs.behind.title = copy.appBehind;
  return signs;
}

function drawSigns(
  signs: ReturnType<typeof createSigns>,
  state: Status,
  simulator: Simulator,
  settings: SettingsStore,
) {
  const { recorder } = simulator;
  const words = getWords(simulator, settings);
  // On a phone the panel is closed during a recording, so the pill shows the number of recorded actions.
  const mark = recorder.isOn() ? `${copy.recordMark} ${recorder.earlier() + recorder.count()}` : '';
  const real = simulator.isReal ? copy.real : '';
  write(signs.real, real);
  write(signs.name, words || copy.title);
  // In a narrow window, a pill with the day would be wide enough to cover the button of a dialog.
  write(signs.day, isNarrowWindow() ? '' : formatShortDay(state.now));
  write(signs.hour, formatHour(state.now));
  write(signs.rate, state.rate === 1 || state.isFrozen ? '' : copy.times(state.rate));
  write(signs.faults, state.faults > 0 ? String(state.faults) : '');
  write(signs.held, state.held.length > 0 ? String(state.held.length) : '');
  signs.held.title = state.held.join(', ');
  write(signs.skew, state.skew);
  write(signs.laravel, state.isLaravel ? 'Laravel' : '');
  write(signs.record, mark);
  signs.clock.classList.toggle('is-frozen', state.isFrozen);
  signs.behind.hidden = !state.isAppBehind;
  // The accessible name holds every visible word in the same order (WCAG 2.5.3).
  const recording = mark && `${mark}: ${copy.recordOn}`;
  const parts = [real, words, signs.day.textContent, signs.hour.textContent, ...state.anomalies, recording];
  const label = `Abrir simulador. ${parts.filter(Boolean).join(', ')}`;
  if (signs.open.getAttribute('aria-label') !== label) signs.open.setAttribute('aria-label', label);
}

/** Says what a recipe does that has no captions, or invites to the demo. */
function getWords({ isReal, recipe }: Simulator, settings: SettingsStore): string {
  // A recipe that plays has captions; without them, only the pill can say why the page changes by itself.
  if (['apply', 'prepare'].includes(recipe.running()?.mode ?? '')) return copy.preparing;
  const { density, isClosedForApp } = settings.get();
  // Beside captions, the pill must be small.
  if (isClosedForApp && recipe.playing() === null) return copy.panelClosed;
  return density === 'demo' && !isReal ? copy.seeDemo : '';
}

/** The buttons beside the button that opens the panel. */
function createButtons(
  element: Element,
  simulator: Simulator,
  settings: SettingsStore,
  openPanel: OpenPanelAnd,
) {
  const stop = addButton(BESIDE, element, () =>
    openPanel(({ run }) => run(() => stopRecording(simulator, settings))),
  );
  stop.textContent = copy.recordStop;
  const dialogs = addButton(`${BESIDE} pill-dialogs`, element, () =>
    openPanel(({ show }) => show('dialogs')),
  );
  dialogs.setAttribute('aria-label', copy.dialogs);
  dialogs.title = copy.dialogs;
  dialogs.hidden = simulator.isReal;
  const restore = addButton(`${BESIDE} text-heed max-lg:hidden`, element, () => simulator.restore());
  restore.textContent = copy.restore;
  restore.title = copy.restoreNote;
  const { isReal, apiOrigin } = simulator;
  const ribbon = addButton(`${BUTTON} ${RIBBON} ${isReal ? 'bg-bad' : 'bg-heed'}`, element, () =>
    isReal ? openPanel(({ focus }) => focus()) : settings.remember({ ribbon: false }),
  );
  // The ribbon of the real server can't be closed.
  if (isReal) ribbon.textContent = copy.realRibbon(apiOrigin);
  return { stop, restore, ribbon };
}

function drawButtons(
  { stop, restore, ribbon }: ReturnType<typeof createButtons>,
  { hasHar, isRestorable }: Status,
  simulator: Simulator,
  settings: SettingsStore,
) {
  const { density, ribbon: hasRibbon } = settings.get();
  stop.hidden = !simulator.recorder.isOn();
  restore.hidden = !isRestorable;
  if (!simulator.isReal) {
    const says = hasHar ? copy.harRibbon : copy.ribbon;
    write(ribbon, `${says} ✕`);
    ribbon.setAttribute('aria-label', `${says}. ${copy.closeNotice}`);
  }
  ribbon.hidden = !simulator.isReal && (density !== 'demo' || !hasRibbon);
}
