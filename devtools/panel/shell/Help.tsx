import { copy } from '../../copy.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { SHORTCUTS } from '../../ui/shortcuts.ts';
import { useSettings } from '../signals.tsx';
import { IconButton, SwitchRow } from '../ui.tsx';
import { Overlay } from './Overlay.tsx';

export function Help({ settings, onClose }: { settings: SettingsStore; onClose: () => void }) {
  const { keys } = useSettings(settings);
  return (
    <Overlay name={copy.helpKeys} className="sheet" onClose={onClose}>
      <div className="panel-header">
        <h2>{copy.helpKeys}</h2>
        <IconButton icon="close" name={copy.cancel} onPress={onClose} />
      </div>
      <div className="part">
        <ul className="list">
          {SHORTCUTS.map((shortcut) => (
            <li key={shortcut.code}>
              <span className="grow">{shortcut.name}</span>
              <kbd>Alt</kbd>
              <kbd>Shift</kbd>
              <kbd>{shortcut.key}</kbd>
            </li>
          ))}
          <SwitchRow
            name="Atajos encendidos"
            isOn={keys}
            isSubtle
            onChange={(isOn) => settings.set({ keys: isOn })}
          />
        </ul>
        <p className="quiet">Alt y Shift con una tecla. No hacen nada mientras alguien escribe.</p>
      </div>
    </Overlay>
  );
}
