import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { findFirstJumps, findJumps, jumpByName, NONE_LEFT } from './one-tap-jumps.ts';

/** Who sees each moment of a player, for a visitor. */
const PLAYER = { id: 'ana', name: 'Ana' };

/** The density Demo has these buttons in place of “Ajuste fino”. */
export function OneTapJumps() {
  const { simulator, reads, run, runInApp, startOver } = usePanel();
  const events = useRead(reads.events);
  const jumps = findJumps(events, useRead(reads.changedAt));
  const persona = useRead(reads.persona);
  const isVisitor = useRead(reads.user) === null;
  const firstJumps = findFirstJumps(simulator, events);
  const restart = (at: number) => startOver({ at, as: isVisitor ? undefined : (persona ?? undefined) });
  return (
    <Part title="Ir a un momento">
      {isVisitor ? (
        <div className="row mb-2">
          <p className="quiet grow">Sin sesión, la app casi no cambia de un momento a otro.</p>
          <Button onPress={() => simulator.world.as(PLAYER.id)}>{`Verlo como ${PLAYER.name}`}</Button>
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-1.5">
        {Object.entries(jumps).map(([name, at]) => {
          const isLeft = Number.isFinite(at);
          const first = firstJumps[name] ?? Number.NaN;
          return (
            <div key={name} className="grid content-start gap-1">
              <button
                type="button"
                className="min-h-touch-40 py-1.5 text-left leading-[1.2]"
                disabled={!isLeft}
                onClick={() => runInApp(() => jumpByName(simulator, name))}
              >
                {name}
                {isLeft ? null : <small className="block">{NONE_LEFT[name]}</small>}
              </button>
              {isLeft || !Number.isFinite(first) ? null : (
                <button
                  type="button"
                  className="text-left leading-[1.2]"
                  aria-label={`Empezar de cero e ir ahí: ${name}`}
                  onClick={() => run(() => restart(first))}
                >
                  Empezar de cero e ir ahí
                </button>
              )}
            </div>
          );
        })}
      </div>
    </Part>
  );
}
