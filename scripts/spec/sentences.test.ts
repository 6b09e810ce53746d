import { expect, test } from 'vitest';
import { addSentences } from './sentences.ts';

const PIECES = [
  { text: 'Visitors can' },
  { id: '1.3', text: 'read,' },
  { id: '1.4', text: 'register.' },
  { id: '1.5', text: "The bar says 'Cargando ...'" },
  { id: '1.6', text: 'and stops;' },
];
const getSentence = (id: string, pieces = PIECES) => {
  const { before, text, after } = addSentences(pieces).find((piece) => piece.id === id) ?? { text: '' };
  return [before, text, after];
};

test.each([
  ['the words before the list', '1.3', ['Visitors can', 'read,', 'register.']],
  ['the statement before it', '1.4', ['Visitors can read,', 'register.', '']],
  ['no earlier sentence', '1.5', ['', "The bar says 'Cargando ...'", 'and stops;']],
])('the sentence of a statement has %s', (_what, id, sentence) => {
  expect(getSentence(id)).toEqual(sentence);
});

test('a later sentence of a list has the words before the list if they end with a colon', () => {
  const list = [{ text: 'Mapping:' }, { id: '8.1', text: 'a -> b;' }, { id: '8.2', text: 'c -> d.' }];
  expect(getSentence('8.2', list as typeof PIECES)).toEqual(['Mapping:', 'c -> d.', '']);
});

test('a very long sentence has its beginning and the statement alone', () => {
  const long = Array.from({ length: 20 }, (_, at) => ({
    id: `8.${at + 1}`,
    text: `the dialog number ${at},`,
  }));
  expect(getSentence('8.9', [{ text: 'Other modals:' }, ...long] as typeof PIECES)).toEqual([
    'Other modals: …',
    'the dialog number 8,',
    undefined,
  ]);
});

test('a statement quotes the texts in quotation marks, and the name of a page in parentheses', () => {
  const quote = (text: string) => addSentences([{ id: '2.1', text }])[0]?.quotes;
  expect(quote("Correct screen: 'Felicidades', 'Excelente',")).toEqual(['Felicidades', 'Excelente']);
  expect(quote('/faq (Preguntas Frecuentes),')).toEqual(['Preguntas Frecuentes']);
  expect(quote('Initial status: pending.')).toBeUndefined();
});
