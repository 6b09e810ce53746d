import { useState } from 'react';
import { done } from '../../copy/done.ts';
import { usePanel } from '../context/context.ts';
import type { Says } from '../context/use-notice.ts';
import { Button } from '../parts/Button.tsx';

/** Runs the edit, notifies the app unless the user has turned the notice off, and says what is done. */
export type ChangeWorld = <Result>(
  edit: () => Result | Promise<Result>,
  says: Says<Result>,
  afterReload?: string,
) => void;

export interface EditorProps {
  change: ChangeWorld;
}

const TONES: Record<string, 'good' | 'accent' | 'heed'> = {
  activo: 'good',
  'en juego': 'accent',
  pospuesto: 'heed',
};

export type GameValues = Record<string, unknown>;

export function GameEditor({ game, change }: EditorProps & { game: GameValues }) {
  const { world } = usePanel().simulator;
  const [id, match, state] = [String(game.id), String(game.match), String(game.state)];
  const teams = match.split('–');
  /**
   * What the user has typed for each side; null for a side that shows the goals of the game, which may fall meanwhile.
   */
  const [typed, setTyped] = useState<readonly (string | null)[]>([null, null]);
  const goalsNow = String(game.score || '-').split('-');
  const score = goalsNow.map((goals, side) => typed[side] ?? goals);
  const [home = 0, away = 0] = score.map(Number);
  /** The result that a game under way has got and will have at its end. */
  const [coming, setComing] = useState<string | null>(null);
  const isOver = state === 'finalizado';
  const isUnderWay = state === 'en juego';
  const isScore = score.every((goals) => /^\d{1,2}$/.test(goals));
  const end = async () => {
    await world.publish(id, { home, away });
    setTyped([null, null]);
  };
  const keep = async () => {
    await world.edit('games', id, { home_goals: home, away_goals: away });
    setTyped([null, null]);
    setComing(`${home}–${away}`);
  };
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-1.5 border-t border-t-hair max-lg:py-1">
      <span className="mono grow whitespace-nowrap">
        {match}
        <span className={`block ${TONES[state] ?? 'quiet'}`}>{state}</span>
      </span>
      {score.map((goals, side) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the two fields keep their places.
          key={side}
          className="mono w-touch-38 p-0 text-center"
          inputMode="numeric"
          aria-label={`Goles de ${teams[side]} en ${match}`}
          value={goals}
          onChange={(event) => setTyped(typed.with(side, event.currentTarget.value))}
        />
      ))}
      <Button
        label={isOver ? `Guardar marcador de ${match}` : `Guardar y terminar ${match}`}
        disabled={!isScore}
        onPress={() => change(end, done.gameOver(match, `${home}–${away}`))}
      >
        {isOver ? 'Guardar marcador' : 'Guardar y terminar'}
      </Button>
      <Button
        label={`Quitar ${match}`}
        onPress={() => change(() => world.remove(id), done.gameRemoved(match))}
      >
        Quitar
      </Button>
      {isUnderWay ? (
        <div className="row mt-1 mb-1.5 w-full justify-end">
          <small className="grow" role="status">
            {coming ? `Sigue en juego y terminará ${coming}. Cada gol cae en su minuto.` : null}
          </small>
          <Button
            label={`Guardar sin terminar ${match}`}
            disabled={!isScore}
            onPress={() => change(keep, () => null)}
          >
            Guardar sin terminar
          </Button>
        </div>
      ) : null}
    </li>
  );
}
