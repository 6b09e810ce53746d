/** An id on its way back to the server. */
import type { Id } from '../domain/types.ts';

/** The number the id is, where a number can hold every digit of it; the text otherwise (beyond 2^53, codes). */
export function toWireId(id: Id): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
