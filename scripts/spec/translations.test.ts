import { expect, test } from 'vitest';
import { findTypedWords } from './translations.ts';

test.each([
  ["connectionError: 'Lo sentimos', try later.", 'retry'],
  ['text ‘Algo salió mal, inténtalo más tarde’', 'reintentar'],
  ['questionNotFound, changePasswordError: texts not shown.', 'change Password Error'],
  ['Games are ordered by date', 'partido'],
])('the search of the specification finds “%s” by “%s”', (text, typed) => {
  expect(findTypedWords(text)).toContain(typed);
});
