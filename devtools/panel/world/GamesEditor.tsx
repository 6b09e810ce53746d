import { useState } from 'react';
import { done } from '../../copy/done.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { Button } from '../parts/Button.tsx';
import { Part } from '../parts/Part.tsx';
import { Select } from '../parts/Select.tsx';
import { type EditorProps, GameEditor } from './GameEditor.tsx';

const UNFINISHED_STATES = new Set(['programado', 'activo', 'active', 'en juego']);

export function GamesEditor({ change }: EditorProps) {
  const { simulator, reads } = usePanel();
  const { world } = simulator;
  const weeks = useRead(reads.table('weeks')).rows;
  const { rows } = useRead(reads.table('games'));
  const [chosen, setChosen] = useState<number | null>(null);
  const current = weeks.find((row) => row.isCurrent) ?? weeks.at(-1);
  const week = chosen ?? Number(current?.number ?? 1);
  const weekName = String(weeks.find(({ number }) => number === week)?.alias ?? copy.week(week));
  const games = rows.filter((row) => row.week === week).toSorted((a, b) => Number(a.place) - Number(b.place));

  return (
    <Part
      title="Partidos"
      aside={
        <Select
          label="Jornada"
          options={weeks.map(({ number, alias }) => ({
            value: Number(number),
            name: String(alias ?? copy.week(Number(number))),
          }))}
          value={week}
          onChange={setChosen}
        />
      }
    >
      {games.length === 0 ? <p className="quiet">Esta jornada no tiene partidos.</p> : null}
      <ul className="games">
        {games.map((game) => (
          <GameEditor key={String(game.id)} game={game} change={change} />
        ))}
      </ul>
      {games.length > 0 ? (
        <Button
          className="primary mt-2"
          disabled={!games.some(({ state }) => UNFINISHED_STATES.has(String(state)))}
          onPress={() =>
            change(
              () => world.publishWeek(week),
              (seq) => (seq === null ? done.nothingToPublish : done.published(weekName)),
            )
          }
        >
          Publicar resultados
        </Button>
      ) : null}
    </Part>
  );
}
