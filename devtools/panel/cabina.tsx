import { createRoot } from 'react-dom/client';
import captionStyles from '../autoplay/captions.css?inline';
import { reloadOnLink } from '../links/reload-on-link.ts';
import { createSettingsStore } from '../state/settings.ts';
import dockStyles from '../ui/base.css?inline';
import { Cabina } from './cabina/Cabina.tsx';
import cabinaStyles from './cabina/cabina.css?inline';
import { panelStyles } from './styles.ts';

document.adoptedStyleSheets = [dockStyles, panelStyles, captionStyles, cabinaStyles].map((css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
});

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
