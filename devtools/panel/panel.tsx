import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Simulator } from '../api/simulator.ts';
import type { SettingsStore } from '../state/settings.ts';
import { Panel, type PanelHandle } from './shell/Panel.tsx';

interface PanelParts {
  simulator: Simulator;
  settings: SettingsStore;
  onClose: () => void;
}

export type OpenPanel = ReturnType<typeof mountPanel>;

/** Renders the panel of the dock into the region of the pill. */
export function mountPanel(region: Element, parts: PanelParts) {
  const place = region.appendChild(document.createElement('div'));
  const reactRoot = createRoot(place);
  const handle = createRef<PanelHandle>();
  flushSync(() => reactRoot.render(<Panel {...parts} shell="dock" app={window} ref={handle} />));
  return {
    ...(handle.current as PanelHandle),
    close() {
      reactRoot.unmount();
      place.remove();
    },
  };
}
