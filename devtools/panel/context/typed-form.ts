/** Keeps what the user has typed in the app and not sent yet, so that “Deshacer” of “Empezar de cero” writes it again. */
import { fireEvent } from '@testing-library/dom';
import * as v from 'valibot';
import { isHydrated } from '../../../mock-server/lib/hydration.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

type PageField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A whole code of a mail is sent as soon as it is written. */
const FIELDS =
  '#root form :is(textarea, select, input:not([readonly], [type="hidden"], [type="submit"], [autocomplete="one-time-code"]))';
/** The submit of a form's step, and the dialog that asks for it. */
const NEXT_STEP = '#root form button[type="submit"], [data-modal="continueStepForm"] button:last-child';
const WRITE_TIMEOUT_MS = 10_000;
const RETRY_MS = 100;

const formSchema = v.object({
  branch: v.string(),
  route: v.string(),
  fields: v.record(v.string(), v.union([v.string(), v.boolean()])),
  /** The fields that were on the page: those of the last step of a form that has several. */
  shown: v.array(v.string()),
  isAwaited: v.boolean(),
});
export type TypedForm = v.InferOutput<typeof formSchema>;
type Values = TypedForm['fields'];

/** It goes with the tab, as what was typed would. */
const formOfTab = createStoredValue('typed-form', (stored) => (v.is(formSchema, stored) ? stored : null));

/** What was typed in the steps of a form that are no longer on the page, by the page's document. */
const typed = new WeakMap<Document, { path: string; values: Values }>();

const isBox = (field: PageField) => field.type === 'checkbox' || field.type === 'radio';
const readValue = (field: PageField) => (isBox(field) ? (field as HTMLInputElement).checked : field.value);
const isPassword = ({ type, autocomplete }: PageField) =>
  type === 'password' || autocomplete.endsWith('-password');

/** Returns the fields of the page by their names; a name that several have gets a number. */
function findFields({ document }: Window): Map<string, PageField> {
  const fields = new Map<string, PageField>();
  for (const field of document.querySelectorAll<PageField>(FIELDS)) {
    const name = field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';
    let key = name;
    for (let number = 2; fields.has(key); number += 1) key = `${name} ${number}`;
    fields.set(key, field);
  }
  return fields;
}

function noteFields(app: Window): { values: Values; shown: string[] } {
  const path = app.location.pathname;
  const earlier = typed.get(app.document);
  const values = earlier?.path === path ? earlier.values : {};
  const fields = findFields(app);
  for (const [name, field] of fields) values[name] = readValue(field);
  typed.set(app.document, { path, values });
  return { values, shown: [...fields.keys()] };
}

/** Notes the fields of each step of a form while the user fills them in. Returns a function that stops it. */
export function followTypedForm(app: Window): () => void {
  const stop = new AbortController();
  const note = () => void noteFields(app);
  for (const type of ['input', 'change', 'click'])
    app.document.addEventListener(type, note, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    typed.delete(app.document);
  };
}

/**
 * Keeps the typed form of a branch that is about to be left; returns whether anything was typed. `hidePassword` returns
 * a text that the server accepts in place of a password.
 */
export function keepTypedForm(app: Window, branch: string, hidePassword: (text: string) => string): boolean {
  const { values, shown } = noteFields(app);
  const fields = findFields(app);
  const isTyped = Object.values(values).some((value) => value !== '' && value !== false);
  for (const [name, field] of fields)
    if (isPassword(field) && field.value !== '') values[name] = hidePassword(field.value);
  const route = app.location.pathname + app.location.search;
  formOfTab.write(isTyped ? { branch, route, fields: values, shown, isAwaited: false } : null);
  return isTyped;
}

/** After the reload that follows, the panel writes the form that was typed in `branch` into the page again. */
export function awaitTypedForm(branch: string): void {
  const form = formOfTab.read();
  if (form?.branch === branch) formOfTab.write({ ...form, isAwaited: true });
}

/** Writes the kept form into the page, step by step, if it is awaited in this branch. */
export async function writeTypedForm(app: Window, branch: string): Promise<void> {
  const form = formOfTab.read();
  if (!form?.isAwaited || form.branch !== branch) return;
  const end = performance.now() + WRITE_TIMEOUT_MS;
  const pressed = new Set<Element>();
  while (performance.now() < end) {
    const isAtPage = app.location.pathname + app.location.search === form.route;
    if (isAtPage && writeFields(app, form) && goOn(app, form, pressed)) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  formOfTab.write(null);
}

/** Returns whether each field of the form that is on the page holds its value. A list may still wait for its options. */
function writeFields(app: Window, { fields }: TypedForm): boolean {
  const found = [...findFields(app)].filter(([name]) => name in fields);
  for (const [name, field] of found) if (isHydrated(field)) writeField(field, fields[name] ?? '');
  return found.length > 0 && found.every(([name, field]) => readValue(field) === fields[name]);
}

function writeField(field: PageField, value: string | boolean): void {
  if (readValue(field) === value || field.disabled) return;
  if (typeof value === 'boolean') return void fireEvent.click(field);
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
}

/** Returns whether the last step is on the page. On an earlier step, presses what leads to the next one. */
function goOn(app: Window, { shown }: TypedForm, pressed: Set<Element>): boolean {
  const fields = findFields(app);
  if (shown.every((name) => fields.has(name))) return true;
  if (shown.some((name) => fields.has(name))) return false;
  const buttons = app.document.querySelectorAll<HTMLElement>(NEXT_STEP);
  const next = [...buttons].find((button) => !pressed.has(button));
  if (next) {
    pressed.add(next);
    next.click();
  }
  return false;
}
