import { expect, test } from 'vitest';
import { bonusCopy } from './bonus.ts';
import { lateGamesCopy } from './games-late.ts';
import { rankingCopy } from './ranking.ts';
import { reminderCopy } from './reminder.ts';
import { getWeekName, getWeekNameByNumber, withPreposition, withWeek } from './week-name.ts';

const NUMBERED = getWeekName({ number: 7, alias: null });
const QUARTERS = getWeekName({ number: 18, alias: 'Cuartos de Final · Ida' });

test('getWeekNameByNumber names a week by its alias or number from the list of weeks [3.10]', () => {
  const weeks = [
    { number: 7, alias: null },
    { number: 18, alias: 'Cuartos de Final · Ida' },
  ];
  expect([7, 18].map((number) => getWeekNameByNumber(number, weeks))).toEqual([NUMBERED, QUARTERS]);
});

test('getWeekNameByNumber names a week that is not in the list by its number: “Jornada 7”', () => {
  expect(getWeekNameByNumber(7, [])).toBe('Jornada 7');
});

test('withPreposition adds the article before an alias that begins with “Jornada”', () => {
  expect(withPreposition('Jornada Doble')).toBe('de la Jornada Doble');
});

test('withWeek drops a singular word before an alias in the plural', () => {
  expect(withWeek('Tu', QUARTERS)).toBe('Cuartos de Final · Ida');
});

test.each([
  [
    'the pending trivia of Partidos',
    lateGamesCopy.triviaPendingText(QUARTERS),
    'Contesta la de Cuartos de Final · Ida',
  ],
  [
    'the pending trivia of Partidos',
    lateGamesCopy.triviaPendingText(NUMBERED),
    'Contesta la de la Jornada 7',
  ],
  ['the calendar reminder', reminderCopy.eventTitle(QUARTERS), 'Envía tu boleto de Cuartos de Final · Ida'],
  ['the calendar reminder', reminderCopy.eventTitle(NUMBERED), 'Envía tu boleto de la Jornada 7'],
  ['the link to another week', lateGamesCopy.goToWeek(QUARTERS), 'Ir a: Cuartos de Final · Ida'],
  ['the sum of a week', lateGamesCopy.sumTitle(QUARTERS), 'Cuartos de Final · Ida'],
  ['the sum of a week', lateGamesCopy.sumTitle(NUMBERED), 'Tu Jornada 7'],
  ['the shared card', bonusCopy.shareTicketLabel(NUMBERED), 'pronósticos enviados de la Jornada 7'],
  ['the shared card', bonusCopy.shareTicketLabel(QUARTERS), 'pronósticos enviados de Cuartos de Final · Ida'],
  ['the trivia of Bonus', bonusCopy.triviaWeek(QUARTERS), 'Trivia de Cuartos de Final · Ida'],
  ['the heading of the ranking', rankingCopy.introNow(QUARTERS), 'la tabla de Cuartos de Final · Ida.'],
])('the text of %s names its week: “$2”', (_place, sentence, words) => {
  expect(sentence).toContain(words);
});
