/** What the monkey does: the gestures of a person in the page, and commands of the simulator. */
import type { MockControl } from '../../mock-server/index.ts';
import { SITE_ROOT } from '../../src/lib/paths.ts';
import type { Random } from './random.ts';

/** What happened, for the report of a failing seed; `isWorld` when the simulator changed time, branch or persona. */
export interface Done {
  text: string;
  isWorld: boolean;
  /** The game whose score was typed. */
  game?: string;
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
const PERSONAS = ['visitante', 'lupe', 'nico', 'ana', 'ana', 'mariana', 'sandra', 'ernesto'];
const KEYS = ['Escape', 'Enter', 'Tab', ' ', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home', 'End'];

/** jsdom's selectors are slower than a loop. */
const listInside = (element: Element) => [...element.querySelectorAll('*')];
const findDialog = () => listInside(document.body).findLast((element) => element.hasAttribute('data-modal'));
/** The dialog on top takes everything while it stands. */
const scope = () => findDialog() ?? document.body;

function isFree(element: Element): boolean {
  if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true')
    return false;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box.hasAttribute('inert') || box.hasAttribute('hidden')) return false;
  return true;
}

/** Links that leave the page are not followed: jsdom has nowhere to go. */
function listPressable(): HTMLElement[] {
  const all = listInside(scope()) as HTMLElement[];
  return all.filter(
    (element) =>
      (['BUTTON', 'A', 'SUMMARY'].includes(element.tagName) || element.getAttribute('type') === 'checkbox') &&
      !(
        element instanceof HTMLAnchorElement &&
        (element.origin !== location.origin || element.target || element.download)
      ),
  );
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? element.id)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 50);

function press(element: HTMLElement): Done {
  const text = `press ${element.tagName.toLowerCase()} “${nameOf(element)}”`;
  element.focus();
  element.click();
  return { text, isWorld: false };
}

function write(field: HTMLInputElement | HTMLSelectElement, text: string): Done {
  const game = field.closest('[data-game]')?.getAttribute('data-game') ?? undefined;
  field.focus();
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return { text: `write “${text.slice(0, 20)}” into “${nameOf(field)}”`, isWorld: false, game };
}

function typeSomething(random: Random): Done | null {
  const fields = listInside(scope()).filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      ['INPUT', 'SELECT'].includes(element.tagName) &&
      element.getAttribute('type') !== 'checkbox' &&
      isFree(element),
  );
  const scores = fields.filter((field) => field.getAttribute('role') === 'spinbutton');
  const field = random.pick(scores.length > 0 && random.happens(0.8) ? scores : fields);
  if (!field) return null;
  if (field instanceof HTMLSelectElement) return write(field, random.pick([...field.options])?.value ?? '');
  const isScore = field.getAttribute('role') === 'spinbutton';
  return write(field, isScore ? String(random.below(11)).slice(-1) : (random.pick(TEXTS) ?? ''));
}

function pressKey(random: Random): Done {
  const key = random.pick(KEYS) ?? 'Escape';
  const target = document.activeElement ?? document.body;
  const init = { key, bubbles: true, cancelable: true };
  const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  // What a browser makes of the key.
  if (!isTaken && target instanceof HTMLElement && isFree(target)) {
    if (key === 'Enter' && target.matches('input')) target.closest('form')?.requestSubmit();
    else if ((key === 'Enter' || key === ' ') && target.matches('button')) target.click();
  }
  return { text: `key ${key}`, isWorld: false };
}

function goSomewhere(random: Random): Done {
  const kind = random.below(4);
  if (kind === 0) history.back();
  else if (kind === 1) history.forward();
  else {
    const route = random.pick(ROUTES) ?? '';
    history.pushState(null, '', SITE_ROOT + route);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { text: `go to /${route}`, isWorld: false };
  }
  return { text: kind === 0 ? 'go back' : 'go forward', isWorld: false };
}

function pressDialog(random: Random): Done | null {
  const buttons = [...(findDialog()?.getElementsByTagName('button') ?? [])].filter(isFree);
  const button = random.pick(buttons);
  return button ? press(button) : null;
}

/** Commands that reload the page never settle in this document: `ready` is awaited by the caller. */
function changeWorld(random: Random, control: MockControl): Done {
  const isWorld = true;
  const ignore = (done: Promise<unknown>) => void done.catch(() => undefined);
  switch (control.world.user() ? random.below(10) : 4) {
    case 0:
    case 1: {
      const minutes = 1 + random.below(36 * 60);
      ignore(control.clock.advance(minutes * 60_000));
      return { text: `advance ${minutes} min`, isWorld };
    }
    case 2:
      ignore(control.clock.step(1));
      return { text: 'step to the next event', isWorld };
    case 3:
      ignore(control.clock.goto(control.clock.now() - (1 + random.below(48)) * 3_600_000));
      return { text: 'go back in time', isWorld };
    case 4: {
      const persona = random.pick(PERSONAS) ?? 'ana';
      ignore(control.world.as(persona));
      return { text: `become ${persona}`, isWorld };
    }
    case 5:
      ignore(control.branch.create());
      return { text: 'start a branch', isWorld };
    case 6: {
      const branch = random.pick(control.branch.list());
      ignore(branch ? control.branch.switch(branch.id) : Promise.resolve());
      return { text: `switch to branch ${branch?.id}`, isWorld };
    }
    case 7:
      ignore(control.world.publish(755 + random.below(9)));
      return { text: 'publish a result', isWorld };
    case 8:
      ignore(random.happens(0.5) ? control.world.revoke() : control.world.undo());
      return { text: 'end the sessions, or undo', isWorld };
    default: {
      const hours = random.below(48);
      ignore(control.world.edit('weeks', 7, { before_hours_bet: hours }));
      return { text: `close week 7 ${hours} h before`, isWorld };
    }
  }
}

const findButton = (name: RegExp) =>
  ([...scope().querySelectorAll('button')] as HTMLElement[]).find(
    (button) => name.test(button.textContent ?? '') && isFree(button),
  );

/** Fills in both scores of a game. */
function fillGame(random: Random): Done | null {
  const fields = listInside(scope()).filter(
    (element): element is HTMLInputElement =>
      element.getAttribute('role') === 'spinbutton' && isFree(element),
  );
  const field = random.pick(fields);
  const card = field?.closest('[data-game]');
  const both = fields.filter((one) => card?.contains(one));
  const [done] = both.map((one) => write(one, String(random.below(10))));
  return done ?? null;
}

function logIn(random: Random): Done | null {
  const [email, password] = scope().querySelectorAll<HTMLInputElement>(
    'input[type="email"], input[type="password"]',
  );
  const button = findButton(/^Entrar/);
  if (!email || !password || !button) return null;
  write(email, random.pick(['ana@correo.mx', 'nico@correo.mx', 'lupe@correo.mx', 'nadie@correo.mx']) ?? '');
  write(password, 'papas con chile');
  return press(button);
}

function send(): Done | null {
  const button = findButton(/^Enviar pronóstico|^Sí/);
  return button ? press(button) : null;
}

/** Does one thing. */
export function act(random: Random, control: MockControl): Done {
  // A visitor sees few pages.
  if (!control.world.user() && random.happens(0.15)) return logIn(random) ?? changeWorld(random, control);
  const kind = random.below(100);
  if (kind < 16) return pressDialog(random) ?? act(random, control);
  if (kind < 40) {
    const all = listPressable();
    // Every page has the links of the navigation and of the footer.
    const main = document.getElementsByTagName('main')[0];
    const own = findDialog() ? all : all.filter((element) => main?.contains(element));
    const element = random.pick((own.length > 0 && random.happens(0.75) ? own : all).filter(isFree));
    return element ? press(element) : { text: 'nothing to press', isWorld: false };
  }
  if (kind < 52) return fillGame(random) ?? act(random, control);
  if (kind < 62) return send() ?? act(random, control);
  if (kind < 72) return typeSomething(random) ?? pressKey(random);
  if (kind < 79) return pressKey(random);
  if (kind < 88) return goSomewhere(random);
  if (kind < 91) {
    dispatchEvent(new Event('focus'));
    return { text: 'return to the tab', isWorld: false };
  }
  return changeWorld(random, control);
}
