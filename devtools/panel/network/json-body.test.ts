import { expect, test } from 'vitest';
import { findJsonProblem, indentJson } from './json-body.ts';

test('a body of JSON is indented, and any other body stays as it is', () => {
  expect([indentJson('{"a":[1]}'), indentJson('a=1'), indentJson('')]).toEqual([
    '{\n  "a": [\n    1\n  ]\n}',
    'a=1',
    '',
  ]);
});

test.each(['', '  ', '{}', '[1, {"a": "x\\"y"}]', '-1.5e3', 'null'])(
  'the body “%s” has no problem',
  (body) => {
    expect(findJsonProblem(body)).toBeNull();
  },
);

test.each([
  ['a value that is missing', '{\n  "a": 1,\n  "b": }\n', 3],
  ['an end that is missing', '{\n  "a": 1', 2],
  ['a text without its closing quote', '{\n\n  "a": "x\n}', 3],
  ['a comma too many', '[\n  1,\n  2,\n]', 4],
  ['a key without quotes', '{a: 1}', 1],
  ['text after its end', '{\n}\nx', 3],
])('a body with %s is said to break in its line', (_what, body, line) => {
  expect(findJsonProblem(body)).toBe(`El cuerpo no es JSON válido: revisa la línea ${line}.`);
});
