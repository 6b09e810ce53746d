import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SENT } from '../../testing/sample-dialogs.ts';
import { SentTicketBody, SentTicketFoot } from './SentTicketBody.tsx';

test('the sent ticket shows the name of its week and its folio', () => {
  render(<SentTicketBody {...SENT} />);
  screen.getByText('Boleto Jornada 7');
  screen.getByText('Folio 4271');
});

test('the sent ticket of a week shows the week’s own name, and no folio when the server sends none', () => {
  render(<SentTicketBody {...SENT} week={{ ...SENT.week, alias: 'Cuartos de Final' }} folio={undefined} />);
  screen.getByText('Boleto Cuartos de Final');
  expect(document.body.textContent).not.toContain('Folio');
});

test('the foot of the sent ticket says that a prediction is sent once', () => {
  render(<SentTicketFoot />);
  screen.getByText('Un envío por partido. Sin cambios.');
});
