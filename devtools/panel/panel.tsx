/** The open panel of the dock. Fetched when it is first opened; it shares nothing but what it is given. */
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Simulator } from '../api/simulator.ts';
import type { SettingsStore } from '../state/settings.ts';
import { borrowFonts } from './cabina/borrow-fonts.ts';
import type { PanelOverlay } from './context.ts';
import { Panel, type PanelHandle } from './shell/Panel.tsx';
import { panelStyles } from './styles.ts';

/** What the dock can do with the open panel. */
export interface OpenPanel {
  /** Shows an error and says it aloud. */
  complain(message: string): void;
  show(what: PanelOverlay): void;
  /** Takes the focus to the panel. */
  focus(): void;
  close(): void;
}

/** What the panel needs of the dock. */
interface PanelParts {
  simulator: Simulator;
  settings: SettingsStore;
  /** In the page, or in a window of its own. */
  shell: 'dock' | 'window';
  /** The sheet that the place does not have yet. */
  base?: string;
  onClose: () => void;
  /** Takes the panel from the page to a window, or back. */
  onMove: () => unknown;
}

/** Draws the panel into `region`, which stands in `root`: the dock's shadow tree, or another window's document. */
export function mountPanel(
  root: ShadowRoot | Document,
  region: Element,
  { base = '', ...parts }: PanelParts,
): OpenPanel {
  // A sheet belongs to the window it was made in.
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
