import { copy } from '../../copy.ts';

export function typeCode(app: Window, code: string): void {
  const field = app.document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (!field) throw new Error(copy.mailTypeNowhere);
  const { HTMLInputElement: AppInput, Event: AppEvent } = app as Window & typeof globalThis;
  // Calls the setter of the prototype, because React tracks `field.value` and would ignore the `input` event.
  Object.getOwnPropertyDescriptor(AppInput.prototype, 'value')?.set?.call(field, code);
  field.dispatchEvent(new AppEvent('input', { bubbles: true }));
}
