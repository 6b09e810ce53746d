import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Simulator } from '../api/simulator.ts';
import type { SettingsStore } from '../state/settings.ts';
import { borrowFonts } from './cabina/borrow-fonts.ts';
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
  shell: 'dock' | 'window';
  base?: string;
  onClose: () => void;
  onMove: () => unknown;
}

export function mountPanel(
  root: ShadowRoot | Document,
  region: Element,
  { base = '', ...parts }: PanelParts,
): OpenPanel {
  // A constructed stylesheet works only in documents of the window whose constructor created it.
  const { CSSStyleSheet: Sheet } = (region.ownerDocument.defaultView ?? window) as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(base + panelStyles);
  const others = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [...others, sheet];
  borrowFonts(document, region.ownerDocument);
  const place = document.createElement('div');
  region.append(place);
  const reactRoot = createRoot(place);
  const handle = createRef<PanelHandle>();
  flushSync(() => reactRoot.render(<Panel {...parts} app={window} ref={handle} />));
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
