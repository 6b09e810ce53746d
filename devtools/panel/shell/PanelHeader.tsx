import type { Density } from '../../api/links.ts';
import type { Simulator } from '../../api/simulator.ts';
import { reportCopy } from '../../copy/report.ts';
import { copy } from '../../copy.ts';
import { getSide, hasRoomAtRight, type SettingsStore } from '../../state/settings.ts';
import { Icon } from '../../ui/icons.tsx';
import type { PanelOverlay } from '../context.ts';
import { useSettings } from '../signals.tsx';
import { Choice, CopyButton, IconButton } from '../ui.tsx';

const DENSITIES = [
  { value: 'demo', name: 'Demo' },
  { value: 'qa', name: 'QA' },
] as const satisfies readonly { value: Density; name: string }[];

interface PanelHeaderProps {
  simulator: Simulator;
  settings: SettingsStore;
  shell: 'dock' | 'cabina';
  onShow: (what: PanelOverlay) => void;
  onClose: () => void;
}

export function PanelHeader(props: PanelHeaderProps) {
  const { simulator, settings, shell, onShow, onClose } = props;
  const now = useSettings(settings);
  const { density } = now;
  const isRight = getSide(now) === 'right';
  return (
    <div className="panel-header">
      <h2>{copy.title}</h2>
      <Choice
        label="Densidad"
        options={DENSITIES}
        value={density}
        onChange={(wanted) => settings.set({ density: wanted })}
      />
      {shell === 'cabina' ? null : (
        <span className="link-button">
          <CopyButton name={copy.copyLink} isIcon icon="link" text={() => simulator.link()} />
        </span>
      )}
      {shell === 'dock' ? (
        <span className="side-buttons">
          {hasRoomAtRight() ? (
            <IconButton
              icon={isRight ? 'bottom' : 'right'}
              name={isRight ? 'Pasar abajo' : 'Pasar a la derecha'}
              onPress={() => settings.set({ side: isRight ? 'bottom' : 'right' })}
            />
          ) : null}
        </span>
      ) : null}
      <button
        type="button"
        className="icon-button"
        aria-label={copy.help}
        title={copy.help}
        onClick={() => onShow('help')}
      >
        ?
      </button>
      {shell === 'dock' ? <IconButton icon="close" name="Minimizar" onPress={onClose} /> : null}
    </div>
  );
}

export function Toolbar({ onShow }: { onShow: (what: PanelOverlay) => void }) {
  return (
    <div className="toolbar">
      <button type="button" className="toolbar-search" onClick={() => onShow('palette')}>
        <Icon name="search" /> <span>{copy.keyPalette}</span>
      </button>
      <button type="button" onClick={() => onShow('dialogs')}>
        <Icon name="dialogs" /> <span>{copy.dialogs}</span>
      </button>
      <button
        type="button"
        aria-label={reportCopy.report}
        title={reportCopy.report}
        onClick={() => onShow('report')}
      >
        <Icon name="bug" /> <span>Reportar</span>
      </button>
    </div>
  );
}
