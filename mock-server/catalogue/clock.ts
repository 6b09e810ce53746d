import * as v from 'valibot';
import { MAX_DEVICE_OFFSET_MS } from './bounds.ts';

/** Kinds of agenda events at which a time step stops by default. */
export const STEP_KINDS = ['cutoff', 'kickoff', 'final'] as const;

export const deviceSchema = v.union([
  v.picklist(['real', 'server']),
  v.pipe(v.number(), v.minValue(-MAX_DEVICE_OFFSET_MS), v.maxValue(MAX_DEVICE_OFFSET_MS)),
]);
/** The device's own time, the server's time, or an offset from the device's own time in ms. */
export type DeviceMode = v.InferOutput<typeof deviceSchema>;
