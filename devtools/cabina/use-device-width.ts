import { type RefObject, useEffect, useState } from 'react';
import type { Simulator } from '../api.ts';
import { DEFAULT_WIDTH, isDesktop } from './devices.ts';

/**
 * The width of the device that the frame shows. `isForCabina`: whether a recipe plays that needs a phone; the user may
 * then choose a desktop for it.
 */
export function useDeviceWidth(
  frame: RefObject<HTMLIFrameElement | null>,
  simulator: Simulator | null,
  isForCabina: boolean,
) {
  const [width, setWidth] = useState<number>(DEFAULT_WIDTH);

  useEffect(() => {
    const page = simulator && frame.current?.contentDocument?.documentElement;
    // A phone's scrollbar takes no width from the page.
    if (page) page.style.scrollbarWidth = isDesktop(width) ? '' : 'none';
  }, [frame, simulator, width]);

  useEffect(() => {
    if (isForCabina) setWidth(DEFAULT_WIDTH);
  }, [isForCabina]);

  return { width, setWidth };
}
