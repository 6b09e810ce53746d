import { useState } from 'react';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import { GamesEditor } from './GamesEditor.tsx';
import { TableEditor } from './TableEditor.tsx';

export function WorldSection() {
  const { simulator, reads, isQa, run } = usePanel();
  const [notifiesApp, setNotifiesApp] = useState(true);
  const { world, clock } = simulator;
  const hasUser = useRead(reads.user) !== null;
  const canUndo = useRead(reads.canUndo);
  const { isLaravel } = useRead(reads.status);

  // With “Avisar a la app de cada cambio” off (`notifiesApp`), the app keeps its old data, so that a tester can
  // create a stale page.
  const save = async (edit: () => unknown) => {
    await edit();
    if (notifiesApp) await clock.poke();
  };
  const change = (edit: () => unknown) => run(() => save(edit));

  return (
    <>
      <GamesEditor change={change} />
      <div className="part">
        <ul className="list">
          <SwitchRow name="Avisar a la app de cada cambio" isOn={notifiesApp} onChange={setNotifiesApp} />
        </ul>
        <div className="row">
          <Button disabled={!canUndo} onPress={() => change(() => world.undo())}>
            {copy.undo}
          </Button>
          <Button disabled={!hasUser} onPress={() => change(() => world.revoke())}>
            {copy.revoke}
          </Button>
          <Button disabled={!hasUser} onPress={() => change(() => world.deleteUser())}>
            {copy.deleteAccount}
          </Button>
        </div>
      </div>
      <div className="part">
        <Button onPress={() => simulator.openTab()}>{copy.openTab}</Button>
        <p className="quiet">
          Las dos pestañas comparten sesión y datos, como dos pestañas de la app. Una pestaña nueva por tu
          cuenta empieza su propio mundo.
        </p>
      </div>
      {isQa ? (
        <>
          <Part title="Servidor">
            <ul className="list">
              <SwitchRow
                name={copy.laravel}
                isOn={isLaravel}
                onChange={(isOn) => change(() => world.laravel(isOn))}
              />
            </ul>
            <p className="quiet">
              Contesta como un Laravel sin adaptar: objetos en data, fechas con hora, todos los campos mal a
              la vez, textos y esperas de Breeze.
            </p>
          </Part>
          <TableEditor save={save} />
        </>
      ) : null}
    </>
  );
}
