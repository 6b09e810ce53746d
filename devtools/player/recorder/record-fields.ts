import type { Action, MockControl, Target, TextOrReference } from '../../api.ts';
import { collapseSpaces } from '../../lib/format.ts';
import type { AppRecording } from '../app.ts';
import type { ActionLog } from './action-log.ts';
import { type PageField, watchFieldChanges } from './field-changes.ts';
import { NOTES } from './notes.ts';
import type { DialogRecorder } from './record-dialogs.ts';
import { getFieldTarget } from './targets.ts';

interface Deps {
  app: AppRecording;
  control: MockControl;
  log: ActionLog;
  dialogs: DialogRecorder;
  signal: AbortSignal;
  isPlaying: () => boolean;
  isPerson: (event: Event) => boolean;
}

/** Records what the fields hold after they change. `flush` records at once what has changed. */
export function recordFields({ app, control, log, dialogs, signal, isPlaying, isPerson }: Deps) {
  const fields = watchFieldChanges(
    (field) => getFieldTarget(app.page, field),
    (field, target) => {
      dialogs.record();
      if (target.name === '') log.add(NOTES.unnamedField);
      else log.add(toAction(field, target), undefined, { sets: app.describeSetting(field) ?? undefined });
    },
  );

  function toAction(field: PageField, target: Target): Action {
    if (field instanceof HTMLSelectElement)
      return { do: 'choose', target, option: collapseSpaces(field.selectedOptions[0]?.text) };
    return { do: 'type', target, text: readText(field) };
  }

  const readText = (field: Exclude<PageField, HTMLSelectElement>): TextOrReference =>
    isPassword(field) ? app.toPassword(control, field.value) : app.toTypedText(control, field.value);

  return {
    flush: fields.flush,
    listen() {
      const options = { capture: true, signal };
      // The app may change a field at a key or a paste without an event of its own, and may write another text than
      // was typed.
      for (const type of ['keydown', 'beforeinput', 'paste', 'drop'])
        window.addEventListener(type, (event) => isPerson(event) && fields.expect(event), options);
      // A password manager and “Escribirlo en la app” of Buzón fill in fields by events that are not trusted.
      for (const type of ['input', 'change'])
        window.addEventListener(
          type,
          (event) => (isPerson(event) || !isPlaying()) && fields.notice(event),
          options,
        );
    },
  };
}

/** A shown password is in a field of the type `text`. */
const isPassword = ({ autocomplete, type }: Exclude<PageField, HTMLSelectElement>) =>
  type === 'password' || autocomplete.endsWith('-password');
