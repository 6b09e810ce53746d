import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react';
import { isNarrowWindow } from '../lib/viewport.ts';
import { DEFAULT_WIDTH, isDesktop } from './devices.ts';

/** The screen of a phone (px). Narrower phones are as high. */
const MAX_PHONE = { width: DEFAULT_WIDTH, height: 844 };

const PHONE_SIZES = {
  '--phone': `${MAX_PHONE.width}px`,
  '--phone-shape': MAX_PHONE.width / MAX_PHONE.height,
} as CSSProperties;

const PHONE = 'w-(--phone) max-xl:w-auto';
/** As high as the screen. The captions beside it keep two fifths of a screen that isn't much wider than high. */
const STAGE = 'h-dvh w-[min(100dvh*var(--phone-shape),60vw)]';

type DeviceFrameProps = ComponentProps<'iframe'> & { width: number; isFull: boolean; isStage: boolean };

/**
 * Renders the app in an iframe that is as large as the device. CSS scales the iframe down to the available space and,
 * in full screen, up to it. In a narrow window the iframe fills the available space, whatever the `width`.
 */
export function DeviceFrame({ width, isFull, isStage, ...frame }: DeviceFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(area.current as HTMLDivElement);
    return () => observer.disconnect();
  }, []);

  const isFullWidth = size.width > 0 && isNarrowWindow();
  const deviceWidth = isFullWidth ? size.width : width;
  const isPhone = !isDesktop(width) && !isFullWidth;
  const fit = Math.min(size.width / deviceWidth, isPhone ? size.height / MAX_PHONE.height : Infinity) || 1;
  const scale = isFull ? fit : Math.min(1, fit);
  const deviceHeight = isPhone ? MAX_PHONE.height : size.height / scale;
  const transform = scale === 1 ? undefined : `scale(${scale})`;
  return (
    <div ref={area} className={`min-h-0 min-w-0 ${getAreaClass(width, isFull, isStage)}`} style={PHONE_SIZES}>
      {/* Whole pixels, because the frame does not paint a fraction of a pixel. `overflow-clip`, not `overflow-hidden`,
          because a recipe that scrolls the app would also scroll a hidden overflow. */}
      <div
        className="mx-auto overflow-clip bg-[#fff7e6] outline-1 outline-edge"
        style={{ width: Math.floor(deviceWidth * scale), height: Math.floor(deviceHeight * scale) }}
      >
        <iframe
          className="block origin-top-left border-none"
          title={`App en una pantalla de ${Math.round(deviceWidth)} px`}
          {...frame}
          style={{ width: deviceWidth, height: deviceHeight, transform }}
        />
      </div>
    </div>
  );
}

function getAreaClass(width: number, isFull: boolean, isStage: boolean): string {
  if (isStage) return STAGE;
  return isFull || isDesktop(width) ? '' : PHONE;
}
