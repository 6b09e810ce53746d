import { useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { Part, SwitchRow } from '../ui.tsx';
import { GamesEditor } from './GamesEditor.tsx';
import { TableEditor } from './TableEditor.tsx';

export function WorldSection({ simulator, density }: SectionProps) {
  const run = useRun();
  const [isTold, setTold] = useState(true);
  const { world, clock } = simulator;
  const hasUser = world.user() !== null;

  // With “Avisar a la app de cada cambio” off (`isTold`), the app keeps its old data, so that a tester can
  // create a stale page.
  const change = (command: () => unknown) =>
    run(async () => {
      await command();
      if (isTold) await clock.poke();
    });

  return (
    <>
      <GamesEditor simulator={simulator} change={change} />
      <div className="part">
        <ul className="list">
          <SwitchRow name="Avisar a la app de cada cambio" isOn={isTold} isSubtle onChange={setTold} />
        </ul>
        <div className="row">
          <button type="button" disabled={!world.canUndo()} onClick={() => change(() => world.undo())}>
            {copy.undo}
          </button>
          <button type="button" disabled={!hasUser} onClick={() => change(() => world.revoke())}>
            {copy.revoke}
          </button>
          <button type="button" disabled={!hasUser} onClick={() => change(() => world.deleteUser())}>
            {copy.deleteAccount}
          </button>
        </div>
      </div>
      <div className="part">
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const from = currentTarget.ownerDocument.defaultView ?? window;
            run(() => simulator.openTab(from));
          }}
        >
          {copy.openTab}
        </button>
        <p className="quiet">Las dos pestañas comparten sesión y datos, como dos pestañas de la app. Una pestaña nueva por tu cuenta empieza su propio mundo.</p>
      </div>
      {density === 'qa' ? (
        <>
          <ServerSwitch simulator={simulator} change={change} />
          <TableEditor simulator={simulator} change={change} />
        </>
      ) : null}
    </>
  );
}

interface ServerSwitchProps {
  simulator: Simulator;
  change: (command: () => unknown) => void;
}

function ServerSwitch({ simulator, change }: ServerSwitchProps) {
  const { world } = simulator;
  return (
    <Part title="Servidor">
      <ul className="list">
        <SwitchRow
          name={copy.laravel}
          isOn={world.isLaravel()}
          isSubtle
          onChange={(isOn) => change(() => world.laravel(isOn))}
        />
      </ul>
      <p className="quiet">Contesta como un Laravel sin adaptar: objetos en data, fechas con hora, todos los campos mal a la vez, textos y esperas de Breeze.</p>
    </Part>
  );
}
