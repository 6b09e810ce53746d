import { getErrorText } from '../../../mock-server/lib/error-text.ts';
import type { Simulator } from '../../api.ts';
import { copy } from '../../copy/shared.ts';
import { isWriting } from '../../lib/is-writing.ts';
import { getJumpOptions, type UserJumpOptions } from '../../state/jump-options.ts';
import { markSession } from '../../state/lost-session.ts';
import { RATES } from '../../state/rates.ts';
import type { SettingsStore } from '../../state/settings.ts';
import type { PanelOverlay } from '../context/context.ts';
import { stopRecording } from './stop-recording.ts';

export interface ShellActions {
  toggle(): void;
  show(overlay: PanelOverlay): void;
  /** Shows why a command did nothing. */
  complain(message: string): void;
}

type RunShortcut = (
  simulator: Simulator,
  shell: ShellActions,
  jump: UserJumpOptions,
  settings: SettingsStore,
) => unknown;

/** `code` is the position of the key (`event.code`), so that a shortcut works with any keyboard layout. */
const createShortcut = (code: string, key: string, name: string, run: RunShortcut) => ({
  code,
  key,
  name,
  run,
});

export const SHORTCUTS = [
  createShortcut('KeyS', 'S', copy.keyToggle, (_simulator, shell) => shell.toggle()),
  createShortcut('KeyK', 'K', copy.keyPalette, (_simulator, shell) => shell.show('palette')),
  createShortcut('KeyE', 'E', copy.report, (_simulator, shell) => shell.show('report')),
  createShortcut('KeyH', 'H', 'Ver los atajos', (_simulator, shell) => shell.show('help')),
  createShortcut('KeyC', 'C', 'Congelar o seguir', ({ clock }) =>
    clock.view().rate === 0 ? clock.resume() : clock.freeze(),
  ),
  createShortcut('KeyV', 'V', 'Cambiar velocidad', ({ clock }) =>
    clock.resume(RATES[(RATES.indexOf(clock.view().rate) + 1) % RATES.length]),
  ),
  createShortcut('ArrowRight', '→', copy.nextEvent, ({ clock }, _shell, jump) => clock.step(1, jump)),
  createShortcut('ArrowLeft', '←', copy.previousEvent, ({ clock }, _shell, jump) => clock.step(-1, jump)),
  createShortcut('ArrowUp', '↑', 'Un minuto adelante', ({ clock }, _shell, { silent }) =>
    clock.advance('1m', { silent }),
  ),
  createShortcut('ArrowDown', '↓', 'Un minuto atrás', ({ clock }, _shell, { silent, data }) =>
    clock.advance('-1m', { silent, data }),
  ),
  createShortcut(
    'KeyG',
    'G',
    'Grabar un recorrido o detener la grabación',
    (simulator, shell, _jump, settings) =>
      simulator.recorder.isOn() ? stopRecording(simulator, settings) : shell.show('record'),
  ),
  createShortcut('KeyR', 'R', copy.restore, (simulator) => simulator.restore()),
];

/** Listens for the simulator's shortcuts and returns a function that removes the listener. */
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
    const run = async () => {
      markSession(running);
      await shortcut.run(running, shell, getJumpOptions(settings.get()), settings);
    };
    run().catch((reason: unknown) => shell.complain(getErrorText(reason)));
  };
  target.addEventListener('keydown', press, true);
  return () => target.removeEventListener('keydown', press, true);
}
