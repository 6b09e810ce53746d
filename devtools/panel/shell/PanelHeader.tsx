import type { Density } from '../../api/links.ts';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { getSide, hasRoomAtRight, type SettingsStore } from '../../state/settings.ts';
import { useRun } from '../context.ts';
import { Choice, CopyButton, IconButton } from '../ui.tsx';
import { useSettings } from '../use-changes.ts';

const DENSITIES = [
  { value: 'demo', name: copy.demo },
  { value: 'qa', name: copy.qa },
] as const satisfies readonly { value: Density; name: string }[];

interface PanelHeaderProps {
  simulator: Simulator;
  settings: SettingsStore;
  shell: 'dock' | 'cabina' | 'window';
  onPalette: () => void;
  onHelp: () => void;
  onClose: () => void;
  onMove?: () => unknown;
}

/** The panel's name, how much it shows, the link to this world, where the panel stands. */
export function PanelHeader(props: PanelHeaderProps) {
  const { simulator, settings, shell, onPalette, onHelp, onClose, onMove } = props;
  const run = useRun();
  const now = useSettings(settings);
  const { density } = now;
  const isRight = getSide(now) === 'right';
  return (
    <div className="panel-header">
      <h2>{copy.title}</h2>
      <Choice
        label={copy.density}
        options={DENSITIES}
        value={density}
        onChange={(wanted) => settings.set({ density: wanted })}
      />
      <IconButton icon="search" name={copy.keyPalette} onPress={onPalette} />
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
              name={isRight ? copy.dockBottom : copy.dockRight}
              onPress={() => settings.set({ side: isRight ? 'bottom' : 'right' })}
            />
          ) : null}
          <IconButton icon="detach" name={copy.detach} onPress={() => run(() => onMove?.())} />
        </span>
      ) : null}
      {shell === 'window' ? (
        <IconButton icon="attach" name={copy.reattach} onPress={() => run(() => onMove?.())} />
      ) : null}
      <button type="button" className="icon-button" aria-label={copy.help} title={copy.help} onClick={onHelp}>
        ?
      </button>
      {shell === 'dock' ? <IconButton icon="close" name={copy.close} onPress={onClose} /> : null}
    </div>
  );
}
