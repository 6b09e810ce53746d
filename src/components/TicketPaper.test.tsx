import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TicketLine } from '../domain/tickets.ts';
import { getCrests, readCrests } from './art/crest.test.helper.ts';
import { TicketPaper } from './TicketPaper.tsx';

const TIGRES = { name: 'Tigres', shortName: 'TIG', color: '#F5A800', colorAlt: '#0A3D91' };
const TOLUCA = { name: 'Toluca', shortName: 'TOL', color: '#C8102E', colorAlt: '#FFFDF8' };

const line = (over: Partial<TicketLine> = {}): TicketLine => ({
  gameId: '1',
  home: TIGRES,
  away: TOLUCA,
  homeScore: 2,
  awayScore: 0,
  ...over,
});

test('a line of a ticket shows both clubs’ codes and goals, and no zero without a score', () => {
  const lines = [line(), line({ gameId: '2', homeScore: null, awayScore: null, state: 'blank' })];
  render(<TicketPaper title="Boleto Jornada 7" lines={lines} />);
  // Without the letters on the crests.
  for (const crest of document.querySelectorAll('svg')) crest.remove();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['TIG2–0TOL', 'TIG–TOL']);
});

test('the note beside the title of a boleto, such as “9 de 9 enviados”, isn’t red like an error', () => {
  render(<TicketPaper title="Boleto Jornada 7" aside="9 de 9 enviados" />);
  expect(screen.getByText('9 de 9 enviados').className).not.toContain('chile');
});

test('a line of a ticket has the home club’s crest at its left end, and the away club’s at its right end', () => {
  render(<TicketPaper title="Boleto Jornada 7" lines={[line()]} />);
  expect(readCrests(screen.getByRole('listitem'))).toEqual(getCrests('TIG', 'TOL'));
});
