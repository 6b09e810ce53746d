// @vitest-environment jsdom

import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForMoves, placePill } from './move-pill.ts';

const BOXES: Readonly<Record<string, DOMRect>> = {
  'bottom-right': new DOMRect(800, 700, 200, 48),
  'top-right': new DOMRect(800, 0, 200, 48),
  'bottom-left': new DOMRect(0, 700, 200, 48),
  'top-left': new DOMRect(0, 0, 200, 48),
};

let pill: HTMLElement;
beforeEach(() => {
  pill = document.createElement('div');
  pill.getBoundingClientRect = () => BOXES[pill.dataset.corner ?? ''] ?? new DOMRect();
  document.body.replaceChildren(pill);
});
afterEach(() => document.body.replaceChildren());

function addButton(box: DOMRect) {
  const button = document.createElement('button');
  button.getBoundingClientRect = () => box;
  document.body.append(button);
}

function addDialogButton(box: DOMRect) {
  const dialog = document.createElement('div');
  dialog.dataset.modal = 'sendPool';
  const button = document.createElement('button');
  button.getBoundingClientRect = () => box;
  dialog.append(button);
  document.body.append(dialog);
}

test.each([
  ['bottom-right', 'ArrowUp', 'top-right'],
  ['top-right', 'ArrowLeft', 'top-left'],
  ['top-left', 'ArrowDown', 'bottom-left'],
  ['bottom-left', 'ArrowRight', 'bottom-right'],
] as const)('in the corner %s, the key %s moves the pill to %s', (from, key, to) => {
  const onMove = vi.fn();
  listenForMoves(pill, onMove);
  placePill(pill, from);
  fireEvent.keyDown(pill, { key });
  expect(onMove).toHaveBeenCalledWith(to);
});

test('a drag moves the pill to the nearest corner and presses nothing', () => {
  const [onMove, onPress] = [vi.fn(), vi.fn()];
  listenForMoves(pill, onMove);
  pill.addEventListener('click', onPress);
  fireEvent.pointerDown(pill, { button: 0, clientX: 900, clientY: 720 });
  fireEvent.pointerMove(window, { clientX: 100, clientY: 90 });
  fireEvent.pointerUp(window, { clientX: 100, clientY: 90 });
  fireEvent.click(pill);
  expect(onMove).toHaveBeenCalledExactlyOnceWith('top-left');
  expect(onPress).not.toHaveBeenCalled();
});

test('a drag that the browser cancels puts the pill back and moves it no more', () => {
  const onMove = vi.fn();
  listenForMoves(pill, onMove);
  fireEvent.pointerDown(pill, { button: 0, clientX: 900, clientY: 720 });
  fireEvent.pointerMove(window, { clientX: 100, clientY: 90 });
  expect(pill.style.translate).toBe('-800px -630px');
  fireEvent.pointerCancel(window, { clientX: 100, clientY: 90 });
  fireEvent.pointerMove(window, { clientX: 200, clientY: 90 });
  expect(pill.style.translate).toBe('');
  expect(onMove).not.toHaveBeenCalled();
});

test.each([
  [100, 90, 'top-left'],
  [900, 90, 'top-right'],
  [100, 700, 'bottom-left'],
] as const)(
  'a drag of the pill that ends at %s, %s brings it to the corner %s',
  (clientX, clientY, corner) => {
    const onMove = vi.fn();
    listenForMoves(pill, onMove);
    fireEvent.pointerDown(pill, { button: 0, clientX: 500, clientY: 400 });
    fireEvent.pointerMove(window, { clientX, clientY });
    fireEvent.pointerUp(window, { clientX, clientY });
    expect(onMove).toHaveBeenCalledExactlyOnceWith(corner);
  },
);

test('the second mouse button drags no pill, and an arrow key of the browser moves none', () => {
  const onMove = vi.fn();
  listenForMoves(pill, onMove);
  fireEvent.pointerDown(pill, { button: 2, clientX: 900, clientY: 720 });
  fireEvent.pointerMove(window, { clientX: 100, clientY: 90 });
  fireEvent.pointerUp(window, { clientX: 100, clientY: 90 });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    fireEvent.keyDown(pill, { key: 'ArrowLeft', [modifier]: true });
  expect(onMove).not.toHaveBeenCalled();
});

test('a press of the pill after a drag works again', async () => {
  const onPress = vi.fn();
  listenForMoves(pill, () => {});
  pill.addEventListener('click', onPress);
  fireEvent.pointerDown(pill, { button: 0, clientX: 900, clientY: 720 });
  fireEvent.pointerMove(window, { clientX: 100, clientY: 90 });
  fireEvent.pointerUp(window, { clientX: 100, clientY: 90 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  fireEvent.click(pill);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a press of the pill whose pointer moves a little is no drag', () => {
  const [onMove, onPress] = [vi.fn(), vi.fn()];
  listenForMoves(pill, onMove);
  pill.addEventListener('click', onPress);
  fireEvent.pointerDown(pill, { button: 0, clientX: 900, clientY: 720 });
  fireEvent.pointerMove(window, { clientX: 903, clientY: 721 });
  fireEvent.pointerUp(window, { clientX: 903, clientY: 721 });
  fireEvent.click(pill);
  expect(onMove).not.toHaveBeenCalled();
  expect(onPress).toHaveBeenCalledOnce();
});

test('the pill leaves its corner while a dialog has a button there, and comes back', () => {
  addDialogButton(new DOMRect(850, 500, 100, 230));
  placePill(pill, 'bottom-right');
  expect(pill.dataset.corner).toBe('top-right');
  document.querySelector('[data-modal]')?.remove();
  placePill(pill, 'bottom-right');
  expect(pill.dataset.corner).toBe('bottom-right');
});

test.each([
  ['down', 'top-right', new DOMRect(850, 0, 100, 20), 'translateY(28px)'],
  ['up', 'bottom-right', new DOMRect(850, 720, 100, 48), 'translateY(-28px)'],
] as const)(
  'the pill goes %s a little while a control of the page is in its corner',
  (_way, corner, box, transform) => {
    addButton(box);
    placePill(pill, corner);
    expect([pill.dataset.corner, pill.style.transform]).toEqual([corner, transform]);
    document.querySelector('button')?.remove();
    placePill(pill, corner);
    expect(pill.style.transform).toBe('');
  },
);

test('the pill stays in the window: it goes into another corner if there is no room along its side', () => {
  addButton(new DOMRect(850, 500, 100, 268));
  placePill(pill, 'bottom-right');
  expect([pill.dataset.corner, pill.style.transform]).toEqual(['top-right', '']);
});

test('the pill shows only the time while each corner has a button of a dialog', () => {
  for (const { x } of Object.values(BOXES)) addDialogButton(new DOMRect(x, 0, 200, 768));
  placePill(pill, 'bottom-left');
  expect([pill.dataset.corner, pill.classList.contains('is-compact')]).toEqual(['bottom-left', true]);
});

test('the pill leaves the corner in which the captions of a recipe stand', () => {
  const host = document.createElement('div');
  host.id = 'simulator-show';
  const captions = document.createElement('div');
  captions.className = 'bar';
  captions.getBoundingClientRect = () => new DOMRect(0, 600, 1000, 150);
  host.attachShadow({ mode: 'open' }).append(captions);
  document.body.append(host);
  placePill(pill, 'bottom-right');
  expect(pill.dataset.corner).toBe('top-right');
});
