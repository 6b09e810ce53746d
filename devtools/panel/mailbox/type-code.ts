import { copy } from '../../copy.ts';

/** Types a code where the app asks for one, as a person would; throws where it doesn't. */
export function typeCode(app: Window, code: string): void {
  const field = app.document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (!field) throw new Error(copy.mailTypeNowhere);
  const { HTMLInputElement: AppInput, Event: AppEvent } = app as Window & typeof globalThis;
  // React listens to the field's own setter: what it did not see set, it does not know.
  Object.getOwnPropertyDescriptor(AppInput.prototype, 'value')?.set?.call(field, code);
  field.dispatchEvent(new AppEvent('input', { bubbles: true }));
}
