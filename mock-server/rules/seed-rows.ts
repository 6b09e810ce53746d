/** Whether a row of the seed has not happened yet: the seed holds the whole season, and a world starts in the middle of it. */
export const isFutureSeedRow = (row: { seeded: boolean; created_at: number }, now: number) =>
  row.seeded && row.created_at > now;
