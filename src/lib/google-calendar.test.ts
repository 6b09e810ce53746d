import { expect, it } from 'vitest';
import { type Reminder, toGoogleCalendarLink } from './google-calendar.ts';

const REMINDER: Reminder = {
  uid: 'reto-ruffles-week-7@reto.mx',
  at: Date.parse('2026-08-29T17:05:00-06:00'),
  alarmMinutes: 180,
  title: 'Envía tu boleto de la Jornada 7',
  description: 'Te faltan por enviar: Tigres – Toluca, Pumas – Atlas; todos a la hora del centro.',
  alarmText: 'Faltan 3 horas',
  url: 'https://reto.mx/lmx/games',
};

it('the Google Calendar link has the title, times and description of the event', () => {
  const link = new URL(toGoogleCalendarLink(REMINDER));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(link.searchParams.get('dates')).toBe('20260829T230500Z/20260829T232000Z');
  expect(link.searchParams.get('text')).toBe(REMINDER.title);
  expect(link.searchParams.get('action')).toBe('TEMPLATE');
  expect(link.searchParams.get('details')).toBe(`${REMINDER.description}\n${REMINDER.url}`);
});
