// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsavedInput, readBuildId } from './build.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test.each([
  ['<meta name="build" content="a1b2">', 'a1b2'],
  ['<meta name="build" content="">', null],
  ['<meta name="other" content="a1b2">', null],
  ['', null],
])('readBuildId of a page with the head %j returns %j', (head, id) => {
  document.head.innerHTML = head;
  expect(readBuildId()).toBe(id);
});

test('readBuildId returns null without a document', () => {
  vi.stubGlobal('document', undefined);
  expect(readBuildId()).toBeNull();
});

test.each([
  ['<form><input value="ana"><input></form>', true],
  ['<form><textarea>hola</textarea></form>', true],
  ['<form><input><textarea></textarea></form>', false],
  ['<form><input type="checkbox" value="on"></form>', false],
  ['<form><input value="ana@correo.mx" readonly hidden></form>', false],
  ['<input value="ana">', false],
  ['', false],
])('when the body of the document is %j, hasUnsavedInput returns %j', (body, isUnsaved) => {
  document.body.innerHTML = body;
  expect(hasUnsavedInput()).toBe(isUnsaved);
});
