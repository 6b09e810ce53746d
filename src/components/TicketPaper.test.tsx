import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TicketLine } from '../domain/tickets.ts';
import { Stamp } from './Stamp.tsx';
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

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('a line of a ticket shows the codes of both clubs and the goals of both sides', () => {
  render(<TicketPaper title="Boleto Jornada 7" lines={[line()]} />);
  expect(rows()[0]).toMatch(/TIG.*2.*–.*0.*TOL/);
});

test('a ticket line without a score shows no zero', () => {
  render(
    <TicketPaper title="Tu Jornada 7" lines={[line({ homeScore: null, awayScore: null, state: 'blank' })]} />,
  );
  expect(rows()[0]).not.toContain('0');
});

test('a ticket shows its `aside`, such as the folio', () => {
  render(<TicketPaper title="Boleto Jornada 7" aside="Folio 004 271" />);
  expect(screen.getByText('Folio 004 271')).toBeTruthy();
});

test('a ticket shows the stamp and the note of its props', () => {
  const stamp = <Stamp brand="RETO RUFFLES" word="Enviado" detail="29 AGO 16:31" />;
  render(
    <TicketPaper title="Boleto" lines={[line()]} note="Un envío por partido. Sin cambios." stamp={stamp} />,
  );
  expect(screen.getByText('Enviado')).toBeTruthy();
  expect(screen.getByText('Un envío por partido. Sin cambios.')).toBeTruthy();
});
