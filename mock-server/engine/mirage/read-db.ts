/** Mirage's database for code that must not write: its tables by name. */
export type ReadDb = Readonly<Record<string, ReadTable>>;

/** `find` and an iteration return copies of the rows. */
interface ReadTable extends Iterable<unknown> {
  find(id: string): unknown;
}
