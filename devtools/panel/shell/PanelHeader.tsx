import { copy } from '../../copy.ts';
import type { SettingsDesk } from '../../dock/settings.ts';
import type { Density } from '../../links/read.ts';
import { Choice, IconButton } from '../kit.tsx';
import { useSettings } from '../use-simulator.ts';

const DENSITIES = [
  { value: 'demo', name: copy.demo },
  { value: 'qa', name: copy.qa },
] as const satisfies readonly { value: Density; name: string }[];

interface PanelHeaderProps {
  settings: SettingsDesk;
  shell: 'dock' | 'cabina';
  onHelp: () => void;
  onClose: () => void;
}

/** The panel's name, how much it shows, where it stands. */
export function PanelHeader({ settings, shell, onHelp, onClose }: PanelHeaderProps) {
  const { density, side } = useSettings(settings);
  const isRight = side === 'right';
  return (
    <header className="panel-header">
      <h2>{copy.title}</h2>
      <Choice
        label={copy.density}
        options={DENSITIES}
        value={density}
        onChange={(wanted) => settings.set({ density: wanted })}
      />
      {shell === 'dock' ? (
        <span className="side-button">
          <IconButton
            icon={isRight ? 'bottom' : 'right'}
            name={isRight ? copy.dockBottom : copy.dockRight}
            onPress={() => settings.set({ side: isRight ? 'bottom' : 'right' })}
          />
        </span>
      ) : null}
      <button type="button" className="icon-button" aria-label={copy.help} title={copy.help} onClick={onHelp}>
        ?
      </button>
      {shell === 'dock' ? <IconButton icon="close" name={copy.close} onPress={onClose} /> : null}
    </header>
  );
}
