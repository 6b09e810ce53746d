/** The cabina's page: the panel outside, the product in a frame. Built on its own and started by its page. */
import { createRoot } from 'react-dom/client';
import captionStyles from '../autoplay/captions.css?inline';
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
// What a link says of the panel is for this page; the rest of it for the app.
const fragment = location.hash;
const density = /[?&]density=(demo|qa)\b/.exec(fragment)?.[1];
if (density) settings.set({ density: density as 'demo' | 'qa' });
if (fragment) history.replaceState(null, '', location.pathname);

const place = document.getElementById('cabina');
if (place) {
  place.className = 'sim';
  createRoot(place).render(<Cabina settings={settings} fragment={fragment} />);
}
