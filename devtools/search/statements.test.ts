import { expect, test } from 'vitest';
import { findStatements } from './statements.ts';

const statement = (id: string, text: string, { lead = '', titles = '', words = '' } = {}) => ({
  id,
  lead,
  text,
  titles,
  words,
});

const STATEMENTS = [
  statement('1.3', 'read public content,', { lead: 'Visitors can' }),
  statement('2.17', "Any other path shows a not-found screen: page title '404 | Reto Ruffles',"),
  statement('2.20', "text 'Algo salió mal, inténtalo más tarde',", {
    titles: 'Una dirección mal escrita',
    words: 'reintentar retry',
  }),
  statement('2.45', 'links to three social networks,', { lead: 'Footer:', words: 'redes sociales' }),
  statement('4.1', 'Initial status: pending.'),
  statement('4.12', 'and a verification record.'),
  statement(
    '4.53',
    'Weekly ranking week: if the current week is above 23, fall back to the first submitted week;',
  ),
  statement('8.30', "connectionError: 'Lo sentimos', try later.", { words: 'reintentar retry' }),
  statement('8.45', 'Input errors (e-mail not found, shared) show on fields;'),
  statement('9.7', 'Weeks above 23 are beyond the game;'),
  statement('9.9', 'Trivia correct answer: one extra point.', { words: 'puntos' }),
];

test.each([
  ['all statements without words', '  ', STATEMENTS.map(({ id }) => id)],
  ['the statement with the id', '4.1', ['4.1']],
  ['the statements whose ids begin so', '2.', ['2.17', '2.20', '2.45']],
  ['words in any form of writing', 'Not found', ['8.45', '2.17']],
  ['the words before a list', 'visitors', ['1.3']],
  ['what people type for its words', 'retry', ['2.20', '8.30']],
  ['a Spanish word and its synonyms', 'semana', ['4.53', '9.7']],
  ['a plural', 'points', ['9.9']],
  ['the beginning of a word, and not its inside', 'redes', ['2.45']],
  ['the title of a recipe, when no statement has the words', 'mal escrita', ['2.20']],
  ['a word with a typo', 'verificaton', ['4.12']],
  ['most of the words, when none has them all', 'opening weeks above 23', ['4.53', '9.7']],
  ['the other words, when nothing has one of them', 'zzz pending', ['4.1']],
  ['nothing for unknown words', 'zzz', []],
])('the search of the specification finds %s: “%s”', (_what, search, ids) => {
  expect(findStatements(STATEMENTS, search).map(({ id }) => id)).toEqual(ids);
});
