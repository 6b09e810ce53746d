import { beforeAll, expect, test } from 'vitest';
import type { TicketLine } from '../../domain/tickets.ts';
import { LAYOUTS } from './card-size.ts';
import { drawTicket } from './draw-ticket.ts';
import { createTestPen, stubPage } from './pen.test.helper.ts';
import type { CardOf } from './share-card.ts';

beforeAll(stubPage);

function draw(card: CardOf<'ticket'>) {
  const { pen, ...drawn } = createTestPen();
  drawTicket(pen, card, LAYOUTS.feed);
  return drawn;
}

const pick = (home: string, away: string): TicketLine => ({
  gameId: home,
  home: { name: home, shortName: home.slice(0, 3), color: '#111111', colorAlt: '#eeeeee' },
  away: { name: away, shortName: away.slice(0, 3), color: '#111111', colorAlt: '#eeeeee' },
  homeScore: 2,
  awayScore: 1,
});

const TICKET: CardOf<'ticket'> = {
  kind: 'ticket',
  tag: 'Jornada 7',
  lines: [pick('Tigres', 'Toluca'), pick('Pumas', 'Atlas')],
  sentAt: Date.parse('2026-08-27T21:04:00-06:00'),
};

test('the picture of the predictions shows the clubs, the scores and the time of sending', () => {
  const { texts } = draw(TICKET);
  expect(texts).toEqual(expect.arrayContaining(['Tigres', 'Toluca', '2', '1', '27 AGO 21:04']));
});

test('a row of the picture of the predictions has the home club and its goals on the left', () => {
  const { readFromLeft } = draw({ ...TICKET, lines: [pick('Tigres', 'Toluca')] });
  const row = ['Tigres', '2', '–', '1', 'Toluca'];
  expect(readFromLeft().filter((text) => row.includes(text))).toEqual(row);
});

test('the picture of a ticket with twelve predictions shows eight rows and “y 4 más”', () => {
  const { texts } = draw({ ...TICKET, lines: Array.from({ length: 12 }, () => pick('Tigres', 'Toluca')) });
  expect(texts.filter((text) => text === 'Tigres')).toHaveLength(8);
  expect(texts).toContain('y 4 más');
});

test('a row of the picture of the predictions has the home club’s crest on the left and the away club’s on the right', () => {
  const { readFromLeft } = draw({ ...TICKET, lines: [pick('Tigres', 'Toluca')] });
  expect(readFromLeft().filter((text) => ['TIG', 'TOL'].includes(text))).toEqual(['TIG', 'TOL']);
});

const FULL = { ...TICKET, lines: Array.from({ length: 12 }, () => pick('Tigres', 'Toluca')) };

test.each([
  ['ticket', 'feed', TICKET],
  ['ticket', 'story', TICKET],
  ['ticket-full', 'feed', FULL],
  ['ticket-unknown-time', 'story', { ...TICKET, sentAt: null }],
] as const)(
  'the picture %s in the format %s has each text, font, colour and place',
  async (name, format, card) => {
    const { pen, readDrawing } = createTestPen();
    drawTicket(pen, card, LAYOUTS[format]);
    await expect(readDrawing()).toMatchFileSnapshot(`drawings/${name}-${format}.txt`);
  },
);
