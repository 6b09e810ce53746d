import { expect, it } from 'vitest';
import { toGoogleCalendarLink } from './google-calendar.ts';
import { REMINDER } from './reminder.test.helper.ts';

it('the Google Calendar link contains the title, the start, the end, the description and the URL of the event', () => {
  const link = new URL(toGoogleCalendarLink(REMINDER));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(link.searchParams.get('dates')).toBe('20260829T230500Z/20260829T232000Z');
  expect(link.searchParams.get('text')).toBe(REMINDER.title);
  expect(link.searchParams.get('action')).toBe('TEMPLATE');
  expect(link.searchParams.get('details')).toBe(`${REMINDER.description}\n${REMINDER.url}`);
});
