/** Shortcuts use `event.code`, the position of the key, so that they work with any keyboard layout. */

import { MINUTE_MS } from '../../mock-server/lib/time.ts';
import { copy } from '../copy.ts';
import type { Simulator } from '../simulator.ts';
import { getJumpOptions, type JumpOptions, type SettingsStore } from '../state/settings.ts';

export interface ShellActions {
  toggle(): void;
  palette(): void;
  help(): void;
  report(): void;
}

interface Shortcut {
  code: string;
  key: string;
  name: string;
  run(simulator: Simulator, shell: ShellActions, jump: JumpOptions): unknown;
}

const RATES = [1, 60, 3_600];

export const SHORTCUTS: readonly Shortcut[] = [
  { code: 'KeyS', key: 'S', name: copy.keyToggle, run: (_simulator, shell) => shell.toggle() },
  { code: 'KeyK', key: 'K', name: copy.keyPalette, run: (_simulator, shell) => shell.palette() },
  {
    code: 'KeyE',
    key: 'E',
    name: copy.report,
    run: (_simulator, shell) => shell.report(),
  },
  { code: 'KeyH', key: 'H', name: 'Ver los atajos', run: (_simulator, shell) => shell.help() },
  {
    code: 'KeyC',
    key: 'C',
    name: 'Congelar o seguir',
    run: ({ clock }) => (clock.view().rate === 0 ? clock.resume() : clock.freeze()),
  },
  {
    code: 'KeyV',
    key: 'V',
    name: 'Cambiar velocidad',
    run: ({ clock }) => clock.resume(RATES[(RATES.indexOf(clock.view().rate) + 1) % RATES.length]),
  },
  {
    code: 'ArrowRight',
    key: '→',
    name: copy.nextEvent,
    run: ({ clock }, _shell, jump) => clock.step(1, jump),
  },
  {
    code: 'ArrowLeft',
    key: '←',
    name: copy.previousEvent,
    run: ({ clock }, _shell, jump) => clock.step(-1, jump),
  },
  {
    code: 'ArrowUp',
    key: '↑',
    name: 'Un minuto adelante',
    run: ({ clock }, _shell, { silent }) => clock.advance('1m', { silent }),
  },
  {
    code: 'ArrowDown',
    key: '↓',
    name: 'Un minuto atrás',
    run: ({ clock }, _shell, { silent, data }) => clock.goto(clock.now() - MINUTE_MS, { silent, data }),
  },
  {
    code: 'KeyG',
    key: 'G',
    name: 'Grabar un recorrido o detener la grabación',
    run: ({ recorder }) => (recorder.isOn() ? recorder.stop() : recorder.start()),
  },
  { code: 'KeyR', key: 'R', name: copy.restore, run: (simulator) => simulator.restore() },
];

const WRITES = /^(INPUT|TEXTAREA|SELECT)$/;

const isOurs = (place: EventTarget) => 'classList' in place && (place as Element).classList.contains('sim');

/**
 * Whether the event is typing in a field, so that no shortcut runs. In the simulator's own fields, a shortcut
 * with a letter still runs, because Alt+Shift with a letter types no text.
 */
export function isWriting(event: KeyboardEvent): boolean {
  const path = event.composedPath();
  const [target] = path;
  if (target === undefined || !('tagName' in target)) return false;
  const isField = WRITES.test((target as Element).tagName) || (target as HTMLElement).isContentEditable;
  return isField && !(event.code.startsWith('Key') && path.some(isOurs));
}

/**
 * Listens for the simulator's shortcuts and returns a function that removes the listener. Errors of a
 * shortcut are ignored.
 */
export function listenForKeys(
  simulator: Simulator | (() => Simulator | null),
  settings: SettingsStore,
  shell: ShellActions,
  target: Window = window,
): () => void {
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (!settings.get().keys || isWriting(event)) return;
    const shortcut = SHORTCUTS.find(({ code }) => code === event.code);
    const running = typeof simulator === 'function' ? simulator() : simulator;
    if (!shortcut || !running) return;
    event.preventDefault();
    // The capture phase at the window stops the event before any listener of the product.
    event.stopPropagation();
    // The async function turns an error that the command throws into a rejection.
    const run = async () => shortcut.run(running, shell, getJumpOptions(settings.get()));
    run().catch(() => {});
  };
  target.addEventListener('keydown', press, true);
  return () => target.removeEventListener('keydown', press, true);
}
