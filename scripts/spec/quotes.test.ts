import { expect, test } from 'vitest';
import { findQuotes } from './quotes.ts';

test('a statement quotes the texts in quotation marks, and the name of a page in parentheses', () => {
  expect(findQuotes("Correct screen: 'Felicidades', 'Excelente',")).toEqual(['Felicidades', 'Excelente']);
  expect(findQuotes('/faq (Preguntas Frecuentes),')).toEqual(['Preguntas Frecuentes']);
  expect(findQuotes('Initial status: pending.')).toEqual([]);
});
