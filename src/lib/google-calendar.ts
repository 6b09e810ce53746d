import { MINUTE_MS } from '../domain/centre-time.ts';

export interface Reminder {
  /** Stays the same in each file of an event, so that a calendar app updates the event and adds no second one. */
  uid: string;
  /** Start of the event: a cut-off, in ms since the epoch. */
  at: number;
  title: string;
  description: string;
  alarmText: string;
  url: string;
}

export const EVENT_MINUTES = 15;

export function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/**
 * Converts a reminder to a Google Calendar link. Such links cannot define an alarm, so the user's default
 * alarm applies.
 */
export function toGoogleCalendarLink({ at, title, description, url }: Reminder): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${formatUtc(at)}/${formatUtc(at + EVENT_MINUTES * MINUTE_MS)}`,
    details: `${description}\n${url}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
