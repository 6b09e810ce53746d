import { defineSerializer } from './define.ts';

export const week = defineSerializer('week', {
  attrs: ['number', 'alias', 'before_hours_bet', 'before_weeks_bet', 'date_start'],
});
