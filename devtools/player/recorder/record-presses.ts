import type { AppRecording } from '../app.ts';
import type { ActionLog } from './action-log.ts';
import { NOTES } from './notes.ts';
import type { DialogRecorder } from './record-dialogs.ts';
import { getLabel, getPressTarget } from './targets.ts';

interface Deps {
  app: AppRecording;
  log: ActionLog;
  dialogs: DialogRecorder;
  /** Records what has changed before the gesture. */
  catchUp(): void;
  signal: AbortSignal;
  isPerson: (event: Event) => boolean;
}

const PRESSED = 'button, a[href], summary, [role="tab"], input[type="checkbox"], input[type="radio"]';
const TAB_KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End)$/;

/** Records the presses of controls, and what may close a dialog: Escape and a press outside. */
export function recordPresses({ app, log, dialogs, catchUp, signal, isPerson }: Deps): void {
  const { page } = app;
  /** Returns the element that the user has pressed or typed in, or null. */
  const getUsedElement = (event: Event) =>
    isPerson(event) && event.target instanceof Element ? event.target : null;
  const press = (element: HTMLElement) => {
    const target = getPressTarget(page, element);
    const label = getLabel(element);
    catchUp();
    if (target.name === '') return void log.add(NOTES.unnamedControl);
    const recorded = log.add({ do: 'click', target }, undefined, label ? { label } : {});
    // The page handles the press after this listener.
    setTimeout(() => {
      const sets = app.describeSetting(element);
      if (!sets) return;
      recorded.sets = sets;
      log.save();
    });
  };
  const expectClosing = (selector: string) => {
    // A busy dialog, such as “Enviando…”, can't be dismissed and closes by itself.
    const element = [...document.querySelectorAll(selector)].at(-1);
    if (!element || element.hasAttribute('aria-busy')) return;
    catchUp();
    dialogs.expectClosing(element);
  };

  const options = { capture: true, signal };
  window.addEventListener(
    'click',
    (event) => {
      const pressed = getUsedElement(event)?.closest<HTMLElement>(PRESSED);
      if (pressed && !opensElsewhere(pressed)) press(pressed);
      else dialogs.recordClosingSoon();
    },
    options,
  );
  // At the click, the dialog may already be gone.
  window.addEventListener(
    'pointerdown',
    (event) => {
      const used = getUsedElement(event);
      if (used && !used.closest(PRESSED)) expectClosing(page.dialogs);
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && getUsedElement(event)) expectClosing(page.dismissable);
    },
    options,
  );
  // The arrow keys, Home and End select the tab to which they move the focus.
  window.addEventListener(
    'keyup',
    (event) => {
      const tab = getUsedElement(event)?.closest<HTMLElement>('[role="tab"]');
      if (tab && TAB_KEYS.test(event.key)) press(tab);
    },
    options,
  );
}

const opensElsewhere = (element: HTMLElement) =>
  element instanceof HTMLAnchorElement && (element.target === '_blank' || element.origin !== location.origin);
