import { useState } from 'react';
import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { describeUndo } from '../../describe/undo.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { StoredPart } from '../parts/StoredPart.tsx';
import { SwitchRow } from '../parts/SwitchRow.tsx';
import type { ChangeWorld } from './GameEditor.tsx';
import { GamesEditor } from './GamesEditor.tsx';
import { TableEditor } from './TableEditor.tsx';

export function WorldSection() {
  const { simulator, reads, app, isQa, act, run } = usePanel();
  const [notifiesApp, setNotifiesApp] = useState(true);
  const { world, clock } = simulator;
  const user = useRead(reads.user);
  const hasUser = user !== null;
  const canUndo = useRead(reads.canUndo);
  const { isLaravel } = useRead(reads.status);

  // With “Avisar a la app de cada cambio” off (`notifiesApp`), the app keeps its old data, so that a tester can
  // create a stale page.
  const save = async (edit: () => unknown) => {
    await edit();
    if (notifiesApp) await clock.poke();
  };
  const change: ChangeWorld = (edit, says, afterReload) => {
    const saveAll = async () => {
      const result = await edit();
      if (notifiesApp) await clock.poke();
      return result;
    };
    return run(() => act(saveAll, says, afterReload));
  };
  const undo = () => change(() => world.undo(), describeUndo(simulator), done.undoneWithReload);
  /** A page that is shown learns nothing of the deletion until it loads something with a dialog. */
  const sayDeleted = () => ({
    words: done.accountDeleted(user?.name ?? ''),
    action: { name: done.appReload, run: () => app.location.reload() },
  });

  return (
    <>
      <GamesEditor change={change} />
      <div className="part">
        <ul className="list">
          <SwitchRow name="Avisar a la app de cada cambio" isOn={notifiesApp} onChange={setNotifiesApp} />
        </ul>
        <div className="row">
          <Button disabled={!canUndo} onPress={undo}>
            {copy.undo}
          </Button>
          <Button
            disabled={!hasUser}
            onPress={() => change(() => world.revoke(), done.sessionClosed(user?.name ?? ''))}
          >
            {copy.revoke}
          </Button>
          <Button disabled={!hasUser} onPress={() => change(() => world.deleteUser(), sayDeleted)}>
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
          <StoredPart />
          <Part title="Servidor">
            <ul className="list">
              <SwitchRow
                name={copy.laravel}
                isOn={isLaravel}
                onChange={(isOn) =>
                  change(
                    () => world.laravel(isOn),
                    () => null,
                  )
                }
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
