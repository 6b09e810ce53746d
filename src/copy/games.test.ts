import { expect, test } from 'vitest';
import { gamesCopy } from './games.ts';

test('Partidos lists the days on which predictions are taken', () => {
  expect(gamesCopy.betDays('jue,vie,sáb,dom')).toBe('Días para pronosticar: jue, vie, sáb, dom.');
});

test('betDays says “todos los días” for a list of all seven days', () => {
  expect(gamesCopy.betDays('lun,mar,mié,jue,vie,sáb,dom')).toBe('Se pronostica todos los días.');
});
