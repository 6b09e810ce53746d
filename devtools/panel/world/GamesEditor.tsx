import { useState } from 'react';
import type { Simulator } from '../../api/simulator.ts';
import { copy } from '../../copy.ts';
import { Mono, Part } from '../ui.tsx';

interface GamesEditorProps {
  simulator: Simulator;
  change: (command: () => unknown) => void;
}

interface GameLine {
  id: string;
  match: string;
  state: string;
  score: string;
}

const TONES: Record<string, 'good' | 'accent' | 'heed'> = {
  activo: 'good',
  'en juego': 'accent',
  pospuesto: 'heed',
};
const AWAITED = new Set(['programado', 'activo', 'active', 'en juego']);

export function GamesEditor({ simulator, change }: GamesEditorProps) {
  const { world } = simulator;
  const weeks = world.table('weeks').rows;
  const [chosen, setChosen] = useState<number | null>(null);
  const current = weeks.find((row) => row.isCurrent) ?? weeks.at(-1);
  const week = chosen ?? Number(current?.number ?? 1);
  const games = world
    .table('games')
    .rows.filter((row) => row.week === week)
    .sort((a, b) => Number(a.place) - Number(b.place))
    .map(
      ({ id, match, state, score }): GameLine => ({
        id: String(id),
        match: String(match),
        state: String(state),
        score: String(score ?? ''),
      }),
    );

  return (
    <Part
      title="Partidos"
      aside={
        <select
          aria-label="Jornada"
          value={week}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {weeks.map((row) => (
            <option key={String(row.number)} value={Number(row.number)}>
              {String(row.alias ?? copy.week(Number(row.number)))}
            </option>
          ))}
        </select>
      }
    >
      {games.length === 0 ? <p className="quiet">Esta jornada no tiene partidos.</p> : null}
      <ul className="games">
        {games.map((game) => (
          <GameRow key={`${game.id} ${game.score}`} game={game} simulator={simulator} change={change} />
        ))}
      </ul>
      {games.length > 0 ? (
        <button
          type="button"
          className="primary"
          disabled={!games.some(({ state }) => AWAITED.has(state))}
          onClick={() => change(() => world.publishWeek(week))}
        >
          Publicar resultados
        </button>
      ) : null}
    </Part>
  );
}

function GameRow({ game, simulator, change }: GamesEditorProps & { game: GameLine }) {
  const { world } = simulator;
  const [home = '', away = ''] = game.score.split('-');
  const [score, setScore] = useState({ home, away });
  const [first = '', second = ''] = game.match.split('–');
  const isWhole = /^\d+$/.test(score.home) && /^\d+$/.test(score.away);
  return (
    <li>
      <Mono className="grow">
        {game.match}
        <span className={TONES[game.state] ?? 'quiet'}>{game.state}</span>
      </Mono>
      <input
        className="number mono"
        inputMode="numeric"
        aria-label={copy.gameGoals(first, game.match)}
        value={score.home}
        onChange={(event) => setScore({ ...score, home: event.currentTarget.value })}
      />
      <input
        className="number mono"
        inputMode="numeric"
        aria-label={copy.gameGoals(second, game.match)}
        value={score.away}
        onChange={(event) => setScore({ ...score, away: event.currentTarget.value })}
      />
      <button
        type="button"
        disabled={!isWhole}
        aria-label={`Guardar marcador de ${game.match}`}
        onClick={() =>
          change(() => world.publish(game.id, { home: Number(score.home), away: Number(score.away) }))
        }
      >
        Guardar marcador
      </button>
      <button
        type="button"
        aria-label={`Quitar ${game.match}`}
        onClick={() => change(() => world.remove(game.id))}
      >
        Quitar
      </button>
    </li>
  );
}
