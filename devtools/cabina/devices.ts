/** The devices of the cabina, by the width of their screens (px). The first one is shown at the start. */
export const DEVICES = [
  { width: 390, icon: 'phone' },
  { width: 320, icon: 'phone' },
  { width: 1280, icon: 'desktop' },
] as const;

export const DEFAULT_WIDTH = DEVICES[0].width;

export const isDesktop = (width: number) =>
  DEVICES.some((device) => device.width === width && device.icon === 'desktop');
