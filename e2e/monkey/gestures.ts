/** Random gestures of a person. */
import { SITE_ROOT } from '../../src/lib/base-path.ts';
import { findDialogs, getGameId, getName, getScope, isUsable, listInside } from './page.ts';
import type { Random } from './random.ts';

type Field = HTMLInputElement | HTMLSelectElement;

interface Gesture {
  story: string;
  run(): void;
  /** The fields that `run` fills in. A draft of their games may appear then. */
  fields?: readonly Field[];
  isNavigation?: boolean;
}

const ROUTES = [
  '',
  'games',
  'games',
  'games',
  'ranking',
  'bonus',
  'rewards',
  'faq',
  'T&C',
  'privacy-policy',
  'accessibility',
  'user/profile',
  'user/login',
  'user/register',
  'user/forgot-password',
  'user/confirm-account',
  'user/change-password/ana@correo.mx/enlace',
  'user/change-password/%E0%A4%A/x',
  'nowhere',
];
const TEXTS = [
  'ana@correo.mx',
  'papas con chile',
  'nico@correo.mx',
  '06700',
  '5512345678',
  '123456',
  '',
  ' ',
  '<b>hola</b>',
  '👨‍👩‍👧‍👦',
  'لاعب',
  'W'.repeat(300),
  '1990-02-01',
  '__proto__',
];
const EMAILS = ['ana@correo.mx', 'nico@correo.mx', 'lupe@correo.mx', 'nadie@correo.mx'];
const KEYS = ['Escape', 'Enter', 'Tab', ' ', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home', 'End'];
const DOUBLE = 0.2;
// Probability of a double press on a button of a dialog. Many of these buttons send something.
const DOUBLE_IN_DIALOG = 0.5;

const isScore = (element: Element) => element.getAttribute('role') === 'spinbutton';

function isPressable(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'A')
    return /^[/#]/.test(element.getAttribute('href') ?? '') && !element.hasAttribute('target');
  if (tagName === 'INPUT') return element.getAttribute('type') === 'checkbox';
  return tagName === 'BUTTON' || tagName === 'SUMMARY';
}

const isField = (element: Element): element is Field =>
  ['INPUT', 'SELECT'].includes(element.tagName) && element.getAttribute('type') !== 'checkbox';

function press(element: HTMLElement, times = 1) {
  element.focus();
  for (let time = 0; time < times; time += 1) element.click();
}

function createPress(random: Random, target: HTMLElement | undefined, double = DOUBLE): Gesture | null {
  if (!target) return null;
  const times = random.happens(double) ? 2 : 1;
  const story = `press ${target.tagName.toLowerCase()} “${getName(target)}”${times === 2 ? ' twice' : ''}`;
  return { story, run: () => press(target, times) };
}

function write(field: Field, text: string) {
  field.focus();
  // React replaces the field's `value` setter by its own, and ignores an `input` event after a call of that one. So
  // this calls the setter of the field's prototype.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function createWrite(texts: readonly (readonly [Field, string])[], submit?: HTMLElement): Gesture {
  const written = texts.map(([field, text]) => `“${text.slice(0, 20)}” into “${getName(field)}”`);
  return {
    story: `write ${written.join(', ')}${submit ? `, press “${getName(submit)}”` : ''}`,
    fields: texts.map(([field]) => field),
    run() {
      for (const [field, text] of texts) write(field, text);
      if (submit) press(submit);
    },
  };
}

function pressAny(random: Random): Gesture | null {
  const dialog = findDialogs().at(-1);
  const main = document.getElementsByTagName('main')[0];
  // Without an open dialog, most presses are inside `main`, because the links of the navigation and the footer
  // are the same on every page.
  const scope = dialog ?? (main && random.happens(0.75) ? main : document.body);
  const found = listInside(scope).filter((element) => isPressable(element) && isUsable(element));
  return createPress(random, random.pick(found as HTMLElement[]));
}

function pressInDialog(random: Random): Gesture | null {
  const dialog = findDialogs().at(-1);
  const buttons = dialog ? listInside(dialog).filter((element) => element.tagName === 'BUTTON') : [];
  return createPress(random, random.pick(buttons.filter(isUsable) as HTMLElement[]), DOUBLE_IN_DIALOG);
}

function answerTrivia(random: Random): Gesture | null {
  const dialog = findDialogs().at(-1);
  if (dialog?.getAttribute('data-modal') !== 'trivia') return null;
  const options = listInside(dialog).filter(
    (element) => element.hasAttribute('aria-pressed') && isUsable(element),
  );
  const isChosen = options.some((element) => element.getAttribute('aria-pressed') === 'true');
  if (isChosen) return createPress(random, findButton(/^Continuar/), DOUBLE_IN_DIALOG);
  return createPress(random, random.pick(options as HTMLElement[]), 0);
}

const findButton = (name: RegExp) =>
  listInside(getScope()).find(
    (element) => element.tagName === 'BUTTON' && name.test(element.textContent ?? '') && isUsable(element),
  ) as HTMLElement | undefined;

const send = (random: Random) => createPress(random, findButton(/^Enviar pronóstico|^Sí/));

function typeText(random: Random): Gesture | null {
  const fields = listInside(getScope()).filter(isField).filter(isUsable);
  const scores = fields.filter(isScore);
  const field = random.pick(scores.length > 0 && random.happens(0.8) ? scores : fields);
  if (!field) return null;
  const options = field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : TEXTS;
  const text = isScore(field) ? String(random.below(10)) : random.pick(options);
  return createWrite([[field, text ?? '']]);
}

function fillGame(random: Random): Gesture | null {
  const fields = listInside(getScope()).filter(isField).filter(isScore).filter(isUsable);
  const field = random.pick(fields);
  if (!field) return null;
  const both = fields.filter((input) => getGameId(input) === getGameId(field));
  return createWrite(both.map((input) => [input, String(random.below(10))] as const));
}

function logIn(random: Random): Gesture | null {
  const fields = listInside(getScope()).filter(isField);
  const findByType = (type: string) => fields.find((field) => field.getAttribute('type') === type);
  const [email, password, submit] = [findByType('email'), findByType('password'), findButton(/^Entrar/)];
  if (!email || !password || !submit) return null;
  const texts = [
    [email, random.pick(EMAILS) ?? ''],
    [password, 'papas con chile'],
  ] as const;
  return createWrite(texts, submit);
}

function pressKey(key: string) {
  const target = document.activeElement ?? document.body;
  const init = { key, bubbles: true, cancelable: true };
  const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  if (isTaken || !(target instanceof HTMLElement) || !isUsable(target)) return;
  if (key === 'Enter' && target.matches('input')) target.closest('form')?.requestSubmit();
  else if ((key === 'Enter' || key === ' ') && target.matches('button')) target.click();
}

function createKey(random: Random): Gesture {
  const key = random.pick(KEYS) ?? 'Escape';
  return { story: `key ${key}`, run: () => pressKey(key) };
}

function openRoute(route: string) {
  history.pushState(null, '', SITE_ROOT + route);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function createNavigation(random: Random): Gesture {
  const kind = random.below(4);
  const route = random.pick(ROUTES) ?? '';
  if (kind === 0) return { story: 'go back', run: () => history.back(), isNavigation: true };
  if (kind === 1) return { story: 'go forward', run: () => history.forward(), isNavigation: true };
  return { story: `go to /${route}`, run: () => openRoute(route), isNavigation: true };
}

const RETURN: Gesture = { story: 'return to the tab', run: () => void dispatchEvent(new Event('focus')) };

export function chooseGesture(random: Random, isVisitor: boolean): Gesture {
  if (isVisitor && random.happens(0.3)) {
    const gesture = logIn(random);
    if (gesture) return gesture;
  }
  const kind = random.below(91);
  const chosen =
    (kind < 60 && answerTrivia(random)) ||
    (kind < 16 && pressInDialog(random)) ||
    (kind < 40 && pressAny(random)) ||
    (kind < 50 && fillGame(random)) ||
    (kind < 64 && send(random)) ||
    (kind < 72 && typeText(random));
  if (chosen) return chosen;
  if (kind < 79) return createKey(random);
  return kind < 88 ? createNavigation(random) : RETURN;
}
