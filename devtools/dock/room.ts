/** Room for the docked panel: the page stands beside it, not under it. The product's own elements stay as they are. */
import type { Settings, SettingsDesk } from './settings.ts';

/** How high the panel below is, as `place.css` draws it. */
const HEIGHTS: Record<Settings['snap'], string> = { low: '46px', half: 'min(320px, 60vh)', high: '60vh' };

const roomFor = ({ mode, side, snap }: Settings): string => {
  if (mode !== 'open') return '';
  const padding = side === 'right' ? 'padding-right: 400px' : `padding-bottom: ${HEIGHTS[snap]}`;
  return `@media (min-width: 992px) { :root { ${padding} } }`;
};

/** Keeps the room as the settings say, by a sheet of its own. */
export function keepRoom(settings: SettingsDesk): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(roomFor(settings.get()));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  settings.onChange((now) => sheet.replaceSync(roomFor(now)));
}
