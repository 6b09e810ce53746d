import { copy } from '../copy.ts';
import { formatHour, formatShortDay } from '../format.ts';
import type { Simulator } from '../simulator.ts';
import { isNarrowWindow, type SettingsStore } from '../state/settings.ts';
import { readStatus } from '../state/status.ts';

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
  element.className = 'pill';
  const open = addButton('pill-open', element, onOpen);
  open.setAttribute('aria-expanded', 'false');
  open.title = copy.keyToggle;
  const sign = add('i', 'pill-mark', open);
  const name = add('span', 'pill-name quiet', open);
  const day = add('span', 'pill-day quiet', open);
  const hour = add('span', 'pill-hour mono', open);
  const rate = add('span', 'heed mono', open);
  const faults = add('span', 'pill-faults mono', open);
  const held = add('span', 'pill-held mono', open);
  const skew = add('span', 'heed mono', open);
  const laravel = add('span', 'heed', open);
  const behind = add('i', 'pill-behind', open);
  behind.title = copy.appBehind;
  const record = add('b', 'pill-record mono', open);
  const stop = addButton('pill-stop', element, onStopRecording);
  stop.textContent = copy.recordStop;
  const dialogs = addButton('pill-dialogs', element, onDialogs);
  dialogs.setAttribute('aria-label', copy.dialogs);
  dialogs.title = copy.dialogs;
  const restore = addButton('pill-restore heed', element, () => void simulator.restore());
  restore.textContent = copy.restore;
  restore.title = copy.restoreNote;
  const ribbon = addButton('pill-ribbon', element, () => settings.remember({ ribbon: false }));
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
