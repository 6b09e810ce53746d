/** The owner of what a player sees when a call fails: it runs the code of `src/api` and `src/stores`. */
export const FAULT_MATRIX = 'src/app/fault-matrix.test.ts';

export const AREAS = ['src/lib', 'src/domain', 'src/api', 'src/stores', 'mock-server/rules'];

const DAY_MS = 86_400_000;

/** Returns the folder of one area, another one each day. */
export const chooseAreaOfDay = (date: Date): string =>
  AREAS[Math.floor(date.getTime() / DAY_MS) % AREAS.length] ?? '';
