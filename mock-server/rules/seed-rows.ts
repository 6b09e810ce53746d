/**
 * The seed contains predictions and answers of the whole season, so some of them are later than the world's current
 * time.
 */
export const isFutureSeedRow = (row: { seeded: boolean; created_at: number }, now: number) =>
  row.seeded && row.created_at > now;
