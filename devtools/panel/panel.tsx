/** The open panel inside the dock's shadow tree. Fetched when it is first opened; it shares nothing but what it is given. */
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { OpenPanel } from '../dock/dock.ts';
import type { SettingsDesk } from '../dock/settings.ts';
import type { Simulator } from '../simulator.ts';
import { Panel, type PanelHandle } from './shell/Panel.tsx';
import { panelStyles } from './styles.ts';

/** What the panel needs of the dock. */
export interface PanelParts {
  simulator: Simulator;
  settings: SettingsDesk;
  onClose: () => void;
}

/** Draws the panel into `region`, which stands in `shadow`. */
export function mountPanel(shadow: ShadowRoot, region: Element, parts: PanelParts): OpenPanel {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  const others = shadow.adoptedStyleSheets;
  shadow.adoptedStyleSheets = [...others, sheet];
  const place = document.createElement('div');
  region.append(place);
  const root = createRoot(place);
  const handle = createRef<PanelHandle>();
  flushSync(() => root.render(<Panel {...parts} app={window} shell="dock" ref={handle} />));
  return {
    complain: (message) => handle.current?.complain(message),
    show: (what) => handle.current?.show(what),
    focus: () => handle.current?.focus(),
    close() {
      root.unmount();
      place.remove();
      shadow.adoptedStyleSheets = others;
    },
  };
}
