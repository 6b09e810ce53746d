// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detectUserInput } from './detect-user-input.ts';
import { createPace, type Pace } from './pace.ts';

let pace: Pace;
let bar: HTMLElement;
let stop: () => void;
/** Hands a person's event to the listener, because events of a script are not trusted. */
let fire: (type: string, more?: object, path?: readonly object[]) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  bar = document.createElement('div');
  pace = createPace({ speed: 1, pauseReason: null, skipTo: null });
  const listen = vi.spyOn(window, 'addEventListener');
  stop = detectUserInput(bar, pace);
  const types = listen.mock.calls.map(([type]) => type);
  const listener = listen.mock.calls[0]?.[1] as (event: object) => void;
  fire = (type, more = {}, path = [document.body]) => {
    expect(types).toContain(type);
    listener({ type, isTrusted: true, composedPath: () => path, clientX: 0, clientY: 0, ...more });
  };
  vi.advanceTimersByTime(901);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const reason = () => pace.state.pauseReason;
const createPanel = () => Object.assign(document.createElement('div'), { id: 'simulator' });

test.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('a “%s” of a person pauses autoplay', (type) => {
  fire(type);
  expect(reason()).toBe('person');
});

test('a mouse that moves 24 px pauses autoplay, and one that trembles does not', () => {
  fire('pointermove');
  fire('pointermove', { clientX: 20, clientY: 10 });
  expect(reason()).toBeNull();
  fire('pointermove', { clientX: 24 });
  expect(reason()).toBe('person');
});

test('the gesture that started the recipe does not pause it', () => {
  stop();
  const listen = vi.spyOn(window, 'addEventListener').mockClear();
  stop = detectUserInput(bar, pace);
  const listener = listen.mock.calls[0]?.[1] as (event: object) => void;
  vi.advanceTimersByTime(900);
  listener({ type: 'pointerdown', isTrusted: true, composedPath: () => [] });
  expect(reason()).toBeNull();
});

test('a press soon after the start counts once autoplay is paused', () => {
  stop();
  const listen = vi.spyOn(window, 'addEventListener').mockClear();
  stop = detectUserInput(bar, pace);
  const listener = listen.mock.calls[0]?.[1] as (event: object) => void;
  pace.pause();
  listener({ type: 'pointerdown', isTrusted: true, composedPath: () => [] });
  document.body.append('Premios');
  expect(pace.isLost()).toBe(true);
  document.body.replaceChildren();
});

test('the gestures of the recipe itself, which are not trusted, do not pause it', () => {
  fire('pointerdown', { isTrusted: false });
  expect(reason()).toBeNull();
});

test('a press of the captions does not pause autoplay as a person’s', () => {
  fire('pointerdown', {}, [bar]);
  expect(reason()).toBeNull();
});

test.each([
  ['wheel', null],
  ['pointerdown', 'person'],
  ['keydown', 'person'],
] as const)('a “%s” over the panel leaves autoplay with the pause %s', (type, expected) => {
  fire(type, {}, [createPanel()]);
  expect(reason()).toBe(expected);
});

test('a mouse that passes over the panel does not pause autoplay', () => {
  fire('pointermove', {}, [createPanel()]);
  fire('pointermove', { clientX: 300 }, [createPanel()]);
  expect(reason()).toBeNull();
});

test('input while autoplay is paused keeps the reason of the pause', () => {
  pace.pause('pause');
  fire('pointerdown');
  expect(reason()).toBe('pause');
});

const press = (change = () => {}) => {
  fire('pointerdown');
  change();
};

test.each([
  ['a press that changes nothing', () => {}, false],
  ['another address', () => history.pushState(null, '', '/otra'), true],
  ['other texts', () => document.body.append('Enviado'), true],
  ['an opened part', () => document.querySelector('button')?.setAttribute('aria-expanded', 'true'), true],
  ['a typed text', () => Object.assign(document.querySelector('input') ?? {}, { value: '2' }), true],
])('after %s, the page is no longer as the recipe left it: %#', (_what, change, isLost) => {
  document.body.innerHTML = '<button aria-expanded="false">Más</button><input>';
  press(change);
  expect(pace.isLost()).toBe(isLost);
});

test('what a press has changed is compared until autoplay goes on', () => {
  press(() => document.body.append('Enviado'));
  pace.resume();
  expect(pace.isLost()).toBe(false);
});

test('a press while autoplay skips to a step is not compared, because the recipe changes the page', () => {
  pace.skip(2);
  press(() => document.body.append('Enviado'));
  expect(pace.isLost()).toBe(false);
});

/** Hands the listener the event of the browser's Back. */
function goBack(hash = '') {
  stop();
  const listen = vi.spyOn(window, 'addEventListener').mockClear();
  stop = detectUserInput(bar, pace);
  const listener = listen.mock.calls.find(([type]) => type === 'popstate')?.[1] as (event: object) => void;
  history.replaceState(null, '', `/otra${hash}`);
  listener({ type: 'popstate', isTrusted: true });
}

test('Back of the browser while a recipe plays makes it wait to repeat its step', () => {
  goBack();
  expect(reason()).toBe('lost');
});

test('a link to a part of the page that the recipe follows does not pause it', () => {
  goBack('#premios');
  expect(reason()).toBeNull();
});
