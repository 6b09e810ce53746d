/** Reads JSON of any form: what is missing or of another type is an empty value. */
export type Json = Record<string, unknown>;

export const toRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Returns the objects of a list. */
export const getList = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];

export const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a header of a HAR request or response by its name in lower case; empty when it is missing. */
export const getHeader = (message: Json, name: string): string =>
  getText(getList(message.headers).find((header) => getText(header.name).toLowerCase() === name)?.value);
