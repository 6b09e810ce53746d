import * as v from 'valibot';

/** Maximum rate of the clock (world ms per real ms). */
export const MAX_RATE = 3_600;

/** Kinds of agenda events at which a time step stops by default. */
export const STEP_KINDS = ['cutoff', 'kickoff', 'final'] as const;

export const deviceSchema = v.union([v.picklist(['real', 'server']), v.pipe(v.number(), v.finite())]);
/** The device's own time, the server's time, or an offset from the device's own time in ms. */
export type DeviceMode = v.InferOutput<typeof deviceSchema>;
