import { expect, test } from 'vitest';
import { gamesCopy } from './games.ts';

test('the days for predictions are named', () => {
  expect(gamesCopy.betDays('jue,vie,sáb,dom')).toBe('Días para pronosticar: jue, vie, sáb, dom.');
});

test('all seven days for predictions are said in one phrase', () => {
  expect(gamesCopy.betDays('lun,mar,mié,jue,vie,sáb,dom')).toBe('Se pronostica todos los días.');
});
