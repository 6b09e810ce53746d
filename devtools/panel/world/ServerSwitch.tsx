import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { Part, SwitchRow } from '../ui.tsx';

interface ServerSwitchProps {
  simulator: Simulator;
  change: (command: () => unknown) => void;
}

export function ServerSwitch({ simulator, change }: ServerSwitchProps) {
  const { world } = simulator;
  return (
    <Part title={copy.server}>
      <ul className="list">
        <SwitchRow
          name={copy.laravel}
          isOn={world.isLaravel()}
          isSubtle
          onChange={(isOn) => change(() => world.laravel(isOn))}
        />
      </ul>
      <p className="quiet">{copy.laravelNote}</p>
    </Part>
  );
}
