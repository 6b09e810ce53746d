/**
 * In `mock-server/` and `devtools/`, apart from tests, test helpers and recipes, only `mock-server/catalogue`
 * contains the text of refusal messages.
 */
import { expect, test } from 'vitest';
import { REFUSALS } from '../mock-server/catalogue/catalogue.ts';
import { readSourceTree, type SourceFile, walk } from './testing/source-tree.ts';

const isExempt = ({ path, isTest }: SourceFile) =>
  isTest ||
  /^devtools\/recipes\/(account|flow|message|modal|page|spec|trivia)\.ts$/.test(path) ||
  path.startsWith('mock-server/testing/');

const files = readSourceTree().filter(
  (file) => /^(mock-server|devtools)\//.test(file.path) && !isExempt(file),
);

function readTexts(file: SourceFile): string[] {
  const texts: string[] = [];
  walk(file, (node) => {
    if (node.type === 'StringLiteral' || node.type === 'JSXText') texts.push(node.value);
    else if (node.type === 'TemplateElement') texts.push(node.value.raw);
  });
  return texts;
}

const texts = files.flatMap((file) => readTexts(file).map((text) => ({ path: file.path, text })));
const findText = (isFound: (text: string) => boolean) =>
  texts.filter(({ text }) => isFound(text)).map(({ path }) => path);

const MESSAGES = [...new Set(Object.values(REFUSALS).map(({ message }) => message))];
const isMade = (message: string) => /\(and \d+ more error|in \d+ seconds\.$/.test(message);

test.each(MESSAGES.filter((message) => !isMade(message)))(
  'the message “%s” is spelled out only in the catalogue of refusals',
  (message) => {
    const longer = MESSAGES.filter((other) => other !== message && other.includes(message));
    const without = (text: string) => longer.reduce((rest, other) => rest.replaceAll(other, ''), text);
    expect(findText((text) => without(text).includes(message))).toEqual([
      'mock-server/catalogue/catalogue.ts',
    ]);
  },
);

test('no text of the simulator contains a validation message of Laravel such as “field must be”', () => {
  const isValidation = (text: string) => /\bfield (is|must|format|confirmation)\b/.test(text);
  expect(findText(isValidation)).toEqual([]);
});

test('only the catalogue and the Laravel mode construct a `Refusal`', () => {
  const makers = files.filter((file) => /new Refusal\(/.test(file.text)).map(({ path }) => path);
  expect(makers.filter((path) => !path.startsWith('mock-server/catalogue/'))).toEqual([
    'mock-server/routes/laravel-answer.ts',
  ]);
});
