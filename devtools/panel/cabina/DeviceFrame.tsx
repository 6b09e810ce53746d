import { type Ref, useEffect, useRef, useState } from 'react';
import { isNarrowWindow } from '../../state/settings.ts';
import type { DeviceWidth } from './DeviceHeader.tsx';

interface DeviceFrameProps {
  width: DeviceWidth;
  address: string;
  onLoad: () => void;
  ref: Ref<HTMLIFrameElement>;
}

const PHONE_HEIGHT = 844;

/**
 * The frame of the app has the device's `width` and is scaled down to the available space. In a narrow window
 * the frame ignores `width` and is as wide as the available space.
 */
export function DeviceFrame({ width, address, onLoad, ref }: DeviceFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const place = area.current;
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  const isInHand = size.width > 0 && isNarrowWindow();
  const wide = isInHand ? size.width : width;
  const scale = isInHand ? 1 : Math.min(1, size.width / wide || 1);
  const height = size.height / scale;
  const tall = width === 1280 || isInHand ? height : Math.min(PHONE_HEIGHT, height);
  return (
    <div ref={area} className="device-area">
      <div className="device" style={{ width: wide * scale, height: tall * scale }}>
        <iframe
          ref={ref}
          title={`App en una pantalla de ${Math.round(wide)} px`}
          src={address}
          onLoad={onLoad}
          style={{ width: wide, height: tall, transform: scale === 1 ? undefined : `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
