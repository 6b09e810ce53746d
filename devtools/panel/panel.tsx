import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setStyles } from '../ui/mount.ts';
import styles from '../ui/simulator.css?inline';
import { createWorldReads } from './context/world-reads.ts';
import { Panel, type PanelHandle, type ShellProps } from './frame/Panel.tsx';

export type OpenPanel = ReturnType<typeof mountPanel>;

/** Renders the panel of the dock into the region of the pill. */
export function mountPanel(region: Element, props: Omit<ShellProps, 'app' | 'reads'>) {
  // The closed dock has only the rules of the pill.
  const root = region.getRootNode();
  if (root instanceof ShadowRoot) setStyles(root, styles);
  const place = region.appendChild(document.createElement('div'));
  const reactRoot = createRoot(place);
  const reads = createWorldReads(props.simulator);
  const handle = createRef<PanelHandle>();
  flushSync(() => reactRoot.render(<Panel {...props} reads={reads} app={window} ref={handle} />));
  // The handle is null while the panel has thrown, and another one after “Reintentar”.
  return {
    complain: (message: string) => handle.current?.complain(message),
    focus: () => handle.current?.focus(),
    run: (action: () => unknown) => handle.current?.run(action),
    show: (...overlay: Parameters<PanelHandle['show']>) => handle.current?.show(...overlay),
    close() {
      reactRoot.unmount();
      place.remove();
    },
  };
}
