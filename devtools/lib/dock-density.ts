import { createStoredValue } from './stored-value.ts';

const readDensity = (stored: unknown) => (stored as { density?: string } | null)?.density;
const ofTab = createStoredValue('dock', readDensity);
const ofDevice = createStoredValue('device', readDensity, () => localStorage);

/**
 * Whether the dock's panel shows what is for QA: as chosen in this tab, else as on the device. Read from the storage of
 * `state/settings.ts`, because the captions of a recipe are drawn apart from the panel.
 */
export const isDockForQa = (): boolean => (ofTab.read() ?? ofDevice.read()) === 'qa';
