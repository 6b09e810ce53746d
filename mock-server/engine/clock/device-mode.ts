import * as v from 'valibot';
import { DAY_MS } from '../../lib/time.ts';

/** Maximum difference between the device's clock and its real time. */
export const MAX_DEVICE_OFFSET_MS = 5 * 366 * DAY_MS;

export const deviceSchema = v.union([
  v.picklist(['real', 'server']),
  v.pipe(v.number(), v.minValue(-MAX_DEVICE_OFFSET_MS), v.maxValue(MAX_DEVICE_OFFSET_MS)),
]);
/** The device's own time, the server's time, or an offset from the device's own time in ms. */
export type DeviceMode = v.InferOutput<typeof deviceSchema>;

/** The world's dates differ from the real dates, so by default the device clock follows the server. */
export const DEFAULT_DEVICE: DeviceMode = 'server';
