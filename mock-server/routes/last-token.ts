import type { AppSchema } from '../models/index.ts';

/** Returns the token of the session that was opened last. */
export const getLastToken = (schema: AppSchema) => schema.all('session').models.at(-1)?.token;
