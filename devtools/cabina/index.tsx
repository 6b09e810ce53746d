/** The entry of the page `/simulador/`, which shows the app in a frame beside the panel. */

import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { openLocalStorage } from '../../mock-server/lib/local-storage.ts';
import { reloadOnLink } from '../links/follow.ts';
import type { PanelHandle } from '../panel/frame/Panel.tsx';
import { PanelGuard } from '../panel/frame/PanelGuard.tsx';
import { listenForKeys, type ShellActions } from '../panel/shortcuts/shortcuts.ts';
import { createSettingsStore } from '../state/settings.ts';
import { leaveFullScreen, setFillsWindow } from '../ui/full-screen.ts';
import { setStyles } from '../ui/mount.ts';
import styles from '../ui/simulator.css?inline';
import { Cabina } from './Cabina.tsx';
import { readCabinaLink } from './cabina-link.ts';

setStyles(document, styles);
window.addEventListener('keydown', leaveFullScreen, true);

const settings = createSettingsStore(
  'cabina',
  { mode: 'open', section: 'recipes', snap: 'low' },
  openLocalStorage(),
);
const link = readCabinaLink(location.hash);
settings.set(link.settings);
setFillsWindow(link.isFull);
if (location.hash) history.replaceState(null, '', location.pathname);
reloadOnLink();

const frame = createRef<HTMLIFrameElement>();
const panel = createRef<PanelHandle>();
const getSimulator = () => frame.current?.contentWindow?.simulator ?? null;
const shell: ShellActions = {
  toggle: () => panel.current?.focus(),
  show: (overlay) => panel.current?.show(overlay),
  complain: (words) => panel.current?.complain(words),
};
listenForKeys(getSimulator, settings, shell);

const place = document.getElementById('cabina') as HTMLElement;
place.className = 'sim';
createRoot(place).render(
  <PanelGuard getSimulator={getSimulator}>
    <Cabina
      frame={frame}
      panel={panel}
      settings={settings}
      shell={shell}
      link={link}
      address={link.getAddress(settings.get().route)}
    />
  </PanelGuard>,
);
