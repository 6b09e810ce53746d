import type { ErrorObject } from 'ajv';

export interface ContractData {
  /** The good answer of each call. `key` is that of the schema of its body; null without a body. */
  answers: readonly { method: string; path: string; code: string; key: string | null }[];
  /** The schemas of the rows of the lists, by the paths of the lists. */
  rows: readonly { path: string; key: string }[];
  /** The names of the statuses of a game. */
  statusNames: readonly string[];
  components: object;
}

export interface Contract extends ContractData {
  /** Returns how the value differs from the schema. */
  validate(key: string, value: unknown): readonly ErrorObject[];
}
