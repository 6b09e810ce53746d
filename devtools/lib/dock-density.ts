import { createStoredValue } from './stored-value.ts';

/** Whether the panel of the dock has the density QA. For the captions, which have no store of its settings. */
export const isDockForQa = createStoredValue(
  'dock',
  (stored) => (stored as { density?: string } | null)?.density === 'qa',
).read;
