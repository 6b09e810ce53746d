import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { openCabina } from '../../links/write.ts';
import { copyText } from '../../ui/copy-text.ts';
import { BOOK_ADDRESS } from '../../ui/flow-pictures.ts';
import { toggleFullScreen } from '../../ui/full-screen.ts';
import type { PanelContextValue } from '../context/context.ts';
import type { Entry } from './command.ts';

/** What shows the app to other people, or sends it to them. */
export function createShareCommands({ app, show, simulator }: PanelContextValue): Entry[] {
  const { isReal, recorder } = simulator;
  const commands: ([id: string, name: string, run: () => unknown] | false)[] = [
    !recorder.isOn() && ['record', copy.recordStart, () => show('record')],
    !isReal && ['playlist', copy.playlist, () => show('playlist')],
    !isReal && ['pictures', copy.pictures, () => show('pictures')],
    ['book', `Abrir el ${copy.bookTitle.toLowerCase()}`, () => window.open(BOOK_ADDRESS)],
    ['link', copy.copyWorldLink, () => copyText(simulator.link())],
    app === window && ['cabina', copy.openCabina, openCabina],
    document.fullscreenEnabled && ['full', 'Pantalla completa', toggleFullScreen],
  ];
  return commands
    .filter((command) => !!command)
    .map(([id, name, run]) => ({ id, name, run, ...(id === 'link' ? { says: done.linkCopied } : {}) }));
}
