import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Simulator } from '../api/simulator.ts';
import type { SettingsStore } from '../state/settings.ts';
import type { PanelOverlay } from './context.ts';
import { Panel, type PanelHandle } from './shell/Panel.tsx';
import { panelStyles } from './styles.ts';

export interface OpenPanel {
  complain(message: string): void;
  show(what: PanelOverlay): void;
  focus(): void;
  close(): void;
}

interface PanelParts {
  simulator: Simulator;
  settings: SettingsStore;
  onClose: () => void;
}

export function mountPanel(root: ShadowRoot, region: Element, parts: PanelParts): OpenPanel {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  const others = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [...others, sheet];
  const place = document.createElement('div');
  region.append(place);
  const reactRoot = createRoot(place);
  const handle = createRef<PanelHandle>();
  flushSync(() => reactRoot.render(<Panel {...parts} shell="dock" app={window} ref={handle} />));
  return {
    complain: (message) => handle.current?.complain(message),
    show: (what) => handle.current?.show(what),
    focus: () => handle.current?.focus(),
    close() {
      reactRoot.unmount();
      place.remove();
      root.adoptedStyleSheets = others;
    },
  };
}
