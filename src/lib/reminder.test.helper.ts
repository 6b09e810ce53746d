import type { Reminder } from './google-calendar.ts';

export const REMINDER: Reminder = {
  uid: 'reto-ruffles-2026-07-week-7-closing',
  at: Date.parse('2026-08-29T17:05:00-06:00'),
  alarmMinutes: 180,
  title: 'Envía tu boleto de la Jornada 7',
  description: 'Te faltan por enviar: Tigres – Toluca, Pumas – Atlas; todos a la hora del centro.',
  alarmText: 'Faltan 3 horas',
  url: 'https://reto.mx/lmx/games',
};
