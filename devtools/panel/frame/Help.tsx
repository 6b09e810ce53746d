import { TitledOverlay } from '../../ui/Overlay.tsx';
import { usePanel } from '../context/context.ts';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';

export function Help({ onClose }: { onClose: () => void }) {
  const { settings, set } = usePanel();
  return (
    <TitledOverlay name="Atajos del teclado" onClose={onClose}>
      <ul className="list">
        {SHORTCUTS.map((shortcut) => (
          <li key={shortcut.code}>
            <span className="grow">{shortcut.name}</span>
            <kbd className="tag">Alt</kbd>
            <kbd className="tag">Shift</kbd>
            <kbd className="tag">{shortcut.key}</kbd>
          </li>
        ))}
        <SwitchRow name="Atajos encendidos" isOn={settings.keys} onChange={(keys) => set({ keys })} />
      </ul>
      <p className="quiet">
        Mientras se reproduce un recorrido, AvPág y RePág, las teclas de un control de diapositivas, van al
        paso siguiente o al anterior; en pantalla completa y en pausa, también → y ←. En una lista, AvPág en
        el último paso va al recorrido siguiente; N, desde cualquiera.
      </p>
      <p className="quiet">Alt y Shift con una tecla. No hacen nada mientras alguien escribe.</p>
    </TitledOverlay>
  );
}
