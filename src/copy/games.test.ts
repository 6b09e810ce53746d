import { expect, test } from 'vitest';
import { gamesCopy } from './games.ts';

test('the days for predictions are named', () => {
  expect(gamesCopy.betDays('jue,vie,sáb,dom')).toBe('Días para pronosticar: jue, vie, sáb, dom.');
});

test('when they are all seven, nobody has to read them one by one', () => {
  expect(gamesCopy.betDays('lun,mar,mié,jue,vie,sáb,dom')).toBe('Se pronostica todos los días.');
});
