import { expect, test } from 'vitest';
import { findUnknownNames, getShotName, readSelection } from './selection.ts';

const NAMES = ['home', 'bonus', 'bonus-contestada', 'modal-sendPool'];

test.each([
  [undefined, NAMES],
  ['home', ['home']],
  ['bonus', ['bonus']],
  ['home, modal-sendPool', ['home', 'modal-sendPool']],
  ['bonus*', ['bonus', 'bonus-contestada']],
  ['nada', []],
])('readSelection(%j), for the environment variable SHOTS, selects the pictures %j', (text, selected) => {
  expect(NAMES.filter(readSelection(text))).toEqual(selected);
});

test('findUnknownNames returns the names and patterns in SHOTS that select no picture, and an empty list without SHOTS', () => {
  expect(findUnknownNames('home,hogar,bonus*,pon*', NAMES)).toEqual(['hogar', 'pon*']);
  expect(findUnknownNames(undefined, NAMES)).toEqual([]);
});

test.each([
  ['home-movil.png', 'home'],
  ['bonus-contestada-escritorio.png', 'bonus-contestada'],
])('getShotName maps the file %s to the picture %s', (file, name) => {
  expect(getShotName(file)).toBe(name);
});
