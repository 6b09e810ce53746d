import { copy } from '../copy.ts';
import { formatHour, formatShortDay } from '../format.ts';
import type { Simulator } from '../simulator.ts';
import { isNarrowWindow, type SettingsStore } from '../state/settings.ts';
import { readStatus } from '../state/status.ts';

const PILL = 'pill flex border border-edge bg-f0 [box-shadow:0_0_0_3px_#0c0f1266]';
const PLACE = 'fixed right-4 bottom-42 lg:right-6 lg:bottom-30 [&.is-raised]:top-2 [&.is-raised]:bottom-auto';
const BUTTON = 'bare inline-flex min-h-12 items-center justify-center gap-2 font-semibold';
/** A button beside the one that opens the panel. */
const BESIDE = `${BUTTON} min-w-11 border-l border-l-line px-3 hover:border-l-tone`;
const OPEN =
  'pill-open bare grid min-h-12 min-w-11 grid-flow-col place-content-center items-center gap-x-2 gap-y-0.75 px-3';
/** A part of the button that opens the panel, as high as the two rows of its text. */
const SIGN = 'mono row-[1/3]';
const RED_SIGN = `${SIGN} bg-bad py-1 text-[#2a0a05]`;
/** In the margin of the page, where it covers no control of the app. */
const RIBBON =
  'fixed top-22 right-0 min-w-4.5 bg-heed p-[12px_0] leading-4.5 whitespace-nowrap text-[#1f1300] [writing-mode:vertical-rl]';

function add(tag: string, className: string, parent: Element): HTMLElement {
  const made = parent.ownerDocument.createElement(tag);
  made.className = className;
  // The invisible space separates the words of the pill for assistive technology.
  parent.append(made, ' ');
  return made;
}

function addButton(className: string, parent: Element, onPress: () => void): HTMLButtonElement {
  const button = add('button', className, parent) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

/** Writes the text, and hides the element without one. */
function show(element: HTMLElement, text: string) {
  write(element, text);
  element.hidden = text === '';
}

function isOverDialogButton(element: Element): boolean {
  const pill = element.getBoundingClientRect();
  return [...document.querySelectorAll('[data-modal] :is(a, button)')].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < pill.right && right > pill.left && top < pill.bottom && bottom > pill.top;
  });
}

export function createPill(
  simulator: Simulator,
  settings: SettingsStore,
  { onOpen, onStopRecording, onDialogs }: { onOpen(): void; onStopRecording(): void; onDialogs(): void },
) {
  const element = document.createElement('div');
  element.className = `${PILL} ${PLACE}`;
  const open = addButton(
    `${OPEN} border-l-4 border-l-accent text-left hover:border-l-tone *:self-center`,
    element,
    onOpen,
  );
  open.setAttribute('aria-expanded', 'false');
  open.title = copy.keyToggle;
  const sign = add('i', 'pill-mark row-[1/3]', open);
  const name = add('span', 'quiet [grid-area:1/2/2/4]', open);
  const day = add('span', 'quiet [grid-area:2/2]', open);
  const hour = add('span', 'pill-hour mono text-lg [grid-area:2/3]', open);
  const rate = add('span', `${SIGN} text-heed`, open);
  const faults = add('span', `${RED_SIGN} min-w-5.5 px-1 text-center`, open);
  const held = add('span', `${SIGN} min-w-5.5 border border-heed p-0.75 text-center text-heed`, open);
  const skew = add('span', `${SIGN} text-heed`, open);
  const laravel = add('span', 'row-[1/3] text-heed', open);
  const behind = add('i', 'row-[1/3] size-2.5 bg-heed forced-colors:forced-color-adjust-none', open);
  behind.title = copy.appBehind;
  const record = add('b', `${RED_SIGN} px-1.25`, open);
  const stop = addButton(BESIDE, element, onStopRecording);
  stop.textContent = copy.recordStop;
  const dialogs = addButton(`${BESIDE} pill-dialogs`, element, onDialogs);
  dialogs.setAttribute('aria-label', copy.dialogs);
  dialogs.title = copy.dialogs;
  const restore = addButton(`${BESIDE} text-heed max-lg:hidden`, element, () => void simulator.restore());
  restore.textContent = copy.restore;
  restore.title = copy.restoreNote;
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
      const named = isDemo ? copy.seeDemo : copy.title;
      write(name, isPreparing ? copy.preparing : named);
      ribbon.hidden = !isDemo || !settings.get().ribbon;
      write(day, formatShortDay(state.now));
      write(hour, formatHour(state.now));
      // In a narrow window, a pill with the day would be wide enough to cover the button of a dialog.
      day.hidden = isNarrowWindow();
      show(rate, state.rate === 1 || state.isFrozen ? '' : copy.times(state.rate));
      show(faults, state.faults > 0 ? String(state.faults) : '');
      show(held, state.held > 0 ? String(state.held) : '');
      show(skew, state.skew);
      show(laravel, state.isLaravel ? 'Laravel' : '');
      sign.classList.toggle('is-frozen', state.isFrozen);
      behind.hidden = !state.isAppBehind;
      const { recorder } = simulator;
      const isRecording = recorder.isOn();
      // On a phone the panel is closed during a recording, so the pill shows the number of recorded actions too.
      const mark = `${copy.recordMark} ${recorder.earlier() + recorder.count()}`;
      show(record, isRecording ? mark : '');
      stop.hidden = !isRecording;
      restore.hidden = !state.isRestorable;
      // The accessible name holds every visible word in the same order (WCAG 2.5.3).
      const clock = day.hidden ? hour.textContent : `${day.textContent}, ${hour.textContent}`;
      const label = `Abrir simulador. ${[
        isPreparing ? copy.preparing : isDemo ? copy.seeDemo : '',
        clock,
        ...state.anomalies,
        isRecording ? `${mark}: ${copy.recordOn}` : '',
      ]
        .filter(Boolean)
        .join(', ')}`;
      if (open.getAttribute('aria-label') !== label) open.setAttribute('aria-label', label);
      element.classList.remove('is-raised');
      element.classList.toggle('is-raised', isNarrowWindow() && isOverDialogButton(element));
    },
  };
}
