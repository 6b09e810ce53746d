import * as v from 'valibot';
import type { Call } from './api.ts';

const MAX_LENGTH = 200;

/**
 * The cause of the `ApiError` of a call whose body could not be decoded: which call and which part of the body, what
 * came and what was expected, as far as the decoder knows.
 */
export function createDecodeError({ path }: Call<unknown>, reason: unknown): Error {
  const issue = reason instanceof v.ValiError ? reason.issues[0] : undefined;
  const place = issue?.path?.map(({ key }: { key: unknown }) => String(key)).join('.');
  const text = reason instanceof Error ? reason.message : String(reason);
  const message = `${path} can't be read: ${place ? `${place}: ` : ''}${text.slice(0, MAX_LENGTH)}`;
  return new Error(message, { cause: reason });
}
