import { type Ref, useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { RecipeView } from '../runner/runner.ts';
import { isNarrowWindow } from '../state/settings.ts';
import { toggleFullScreen } from '../ui/full-screen.ts';
import { Icon } from '../ui/icons.tsx';
import { QrButton } from '../ui/QrButton.tsx';
import type { PanelContextValue } from './context.ts';
import { Choice, CopyButton } from './ui.tsx';

const WIDTHS = [390, 320, 1280];

interface DeviceHeaderProps {
  /** Undefined while no recipe plays. */
  recipe: RecipeView | undefined;
  width: number;
  setWidth: (width: number) => void;
  onReload: () => void;
  /** Returns a link to this world. */
  link: () => Promise<string>;
  run: PanelContextValue['run'];
}

/** The title and the buttons above the device of the cabina. */
export function DeviceHeader({ recipe, width, setWidth, onReload, link, run }: DeviceHeaderProps) {
  return (
    <header
      className={
        'line min-h-13 flex-wrap gap-2.5 border-b border-b-line bg-f0 px-3.5 py-1 ' +
        'max-lg:hidden [&_svg]:mr-1'
      }
    >
      <h1 className="flex-1 font-normal text-sm leading-[1.3]">
        <b className="block text-md">{recipe?.title ?? 'Reto Ruffles'}</b>
        <small className="max-xl:hidden">
          {recipe
            ? `Recorrido de ${copy.recipeGroups[recipe.tags[0] ?? ''] ?? ''}`
            : 'La app de verdad, en un mundo de mentira'}
        </small>
      </h1>
      <Choice
        label="Dispositivo"
        options={WIDTHS.map((value) => ({
          value,
          title: `${value} px`,
          name: (
            <>
              <Icon name={value === 1280 ? 'desktop' : 'phone'} /> {value}
            </>
          ),
        }))}
        value={width}
        className="mono [&>button]:px-2.5"
        onChange={setWidth}
      />
      {document.fullscreenEnabled ? (
        <button type="button" onClick={toggleFullScreen}>
          <Icon name="full" /> Pantalla completa
        </button>
      ) : null}
      <button type="button" onClick={onReload}>
        Recargar la app
      </button>
      <CopyButton name={copy.copyLink} icon="link" text={link} run={run} />
      <QrButton of="de este mundo" link={link} run={run} />
    </header>
  );
}

interface DeviceFrameProps {
  width: number;
  isFull: boolean;
  address: string;
  onLoad: () => void;
  ref: Ref<HTMLIFrameElement>;
}

const PHONE_HEIGHT = 844;

// In full screen as wide as a phone whose height is that of the screen.
const PHONE = 'w-[390px] max-xl:w-auto xl:in-[.device-side:fullscreen]:w-[calc(100dvh*390/844)]';

/**
 * The app in an iframe that is as large as the device. CSS scales it down to the available space; in full screen it also
 * scales a phone up. In a narrow window the iframe fills the available space, whatever the `width`.
 */
export function DeviceFrame({ width, isFull, address, onLoad, ref }: DeviceFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(area.current as HTMLDivElement);
    return () => observer.disconnect();
  }, []);

  const isInHand = size.width > 0 && isNarrowWindow();
  const wide = isInHand ? size.width : width;
  const isPhone = width !== 1280 && !isInHand;
  const fit = Math.min(size.width / wide, isPhone ? size.height / PHONE_HEIGHT : 1) || 1;
  const scale = isFull && isPhone ? fit : Math.min(1, fit);
  const tall = isPhone ? PHONE_HEIGHT : size.height / scale;
  return (
    <div ref={area} className={`min-h-0 min-w-0 ${width === 1280 ? '' : PHONE}`}>
      {/* Whole pixels, because the frame does not paint a part of one. `overflow-clip`, not `overflow-hidden`, because a
          recipe that scrolls the app would also scroll a hidden overflow. */}
      <div
        className="mx-auto overflow-clip bg-[#fff7e6] outline-1 outline-edge"
        style={{ width: Math.floor(wide * scale), height: Math.floor(tall * scale) }}
      >
        <iframe
          className="block origin-top-left border-none"
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
