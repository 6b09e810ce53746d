import { defineSerializer } from './define.ts';

export const trivia = defineSerializer('trivia', {
  attrs: ['id', 'question'],
  derive: ({ options }) => ({ answer: JSON.stringify({ options }) }),
});
