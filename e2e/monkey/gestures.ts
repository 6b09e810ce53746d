/** Chooses random gestures of a person. This module only reads the page. */
import { findDialogs, getGameId, getName, getScope, isUsable, listInside } from './page.ts';
import type { Random } from './random.ts';

export type Field = HTMLInputElement | HTMLSelectElement;

export type Gesture =
  | { do: 'press'; target: HTMLElement; times: 1 | 2 }
  | { do: 'write'; texts: readonly (readonly [Field, string])[]; submit?: HTMLElement }
  | { do: 'key'; key: string }
  | { do: 'go'; to: 'back' | 'forward' | { route: string } }
  | { do: 'return' };

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

const createPress = (random: Random, target: HTMLElement | undefined, double = DOUBLE): Gesture | null =>
  target ? { do: 'press', target, times: random.happens(double) ? 2 : 1 } : null;

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
  const buttons = dialog ? listInside(dialog).filter((one) => one.tagName === 'BUTTON') : [];
  return createPress(random, random.pick(buttons.filter(isUsable) as HTMLElement[]), DOUBLE_IN_DIALOG);
}

function answerTrivia(random: Random): Gesture | null {
  const dialog = findDialogs().at(-1);
  if (dialog?.getAttribute('data-modal') !== 'trivia') return null;
  const options = listInside(dialog).filter((one) => one.hasAttribute('aria-pressed') && isUsable(one));
  const isChosen = options.some((one) => one.getAttribute('aria-pressed') === 'true');
  if (isChosen) return createPress(random, findButton(/^Continuar/), DOUBLE_IN_DIALOG);
  return createPress(random, random.pick(options as HTMLElement[]), 0);
}

const findButton = (name: RegExp) =>
  listInside(getScope()).find(
    (one) => one.tagName === 'BUTTON' && name.test(one.textContent ?? '') && isUsable(one),
  ) as HTMLElement | undefined;

const send = (random: Random) => createPress(random, findButton(/^Enviar pronóstico|^Sí/));

function typeText(random: Random): Gesture | null {
  const fields = listInside(getScope()).filter(isField).filter(isUsable);
  const scores = fields.filter(isScore);
  const field = random.pick(scores.length > 0 && random.happens(0.8) ? scores : fields);
  if (!field) return null;
  const options = field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : TEXTS;
  const text = isScore(field) ? String(random.below(10)) : random.pick(options);
  return { do: 'write', texts: [[field, text ?? '']] };
}

function fillGame(random: Random): Gesture | null {
  const fields = listInside(getScope()).filter(isField).filter(isScore).filter(isUsable);
  const field = random.pick(fields);
  if (!field) return null;
  const both = fields.filter((one) => getGameId(one) === getGameId(field));
  return { do: 'write', texts: both.map((one) => [one, String(random.below(10))] as const) };
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
  return { do: 'write', texts, submit };
}

const pressKey = (random: Random): Gesture => ({ do: 'key', key: random.pick(KEYS) ?? 'Escape' });

function go(random: Random): Gesture {
  const kind = random.below(4);
  if (kind === 0) return { do: 'go', to: 'back' };
  if (kind === 1) return { do: 'go', to: 'forward' };
  return { do: 'go', to: { route: random.pick(ROUTES) ?? '' } };
}

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
  if (kind < 79) return pressKey(random);
  return kind < 88 ? go(random) : { do: 'return' };
}

export function describeGesture(gesture: Gesture): string {
  switch (gesture.do) {
    case 'press': {
      const { target, times } = gesture;
      return `press ${target.tagName.toLowerCase()} “${getName(target)}”${times === 2 ? ' twice' : ''}`;
    }
    case 'write': {
      const texts = gesture.texts.map(([field, text]) => `“${text.slice(0, 20)}” into “${getName(field)}”`);
      return `write ${texts.join(', ')}${gesture.submit ? `, press “${getName(gesture.submit)}”` : ''}`;
    }
    case 'key':
      return `key ${gesture.key}`;
    case 'go':
      return `go ${typeof gesture.to === 'string' ? gesture.to : `to /${gesture.to.route}`}`;
    case 'return':
      return 'return to the tab';
  }
}
