import { createRoot } from 'react-dom/client';
import { reloadOnLink } from '../links/reload-on-link.ts';
import { createSettingsStore } from '../state/settings.ts';
import { addStyles } from '../ui/mount.ts';
import { Cabina } from './cabina/Cabina.tsx';

addStyles(document);

const settings = createSettingsStore('cabina', {
  mode: 'open',
  density: 'demo',
  section: 'recipes',
  snap: 'low',
});
// This module reads only `density` of the link. `Cabina` reads `go` and passes the rest to the app in the
// frame.
const fragment = location.hash;
const density = /[?&]density=(demo|qa)\b/.exec(fragment)?.[1];
if (density) settings.set({ density: density as 'demo' | 'qa' });
if (fragment) history.replaceState(null, '', location.pathname);
reloadOnLink();

const place = document.getElementById('cabina');
if (place) {
  place.className = 'sim';
  createRoot(place).render(<Cabina settings={settings} fragment={fragment} />);
}
