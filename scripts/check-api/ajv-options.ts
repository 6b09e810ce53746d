import type { Options } from 'ajv/dist/2020.js';

export const AJV_OPTIONS: Options = {
  allErrors: true,
  strict: false,
  verbose: true,
  formats: { date: /^\d{4}-\d{2}-\d{2}$/, email: true, 'date-time': true },
};
