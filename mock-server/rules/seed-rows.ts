/** The seed contains the rows of the whole season, so some rows are in the future of a world. */
export const isFutureSeedRow = (row: { seeded: boolean; created_at: number }, now: number) =>
  row.seeded && row.created_at > now;
