import { Shield } from '../../../components/art/Shield.tsx';
import { getGameAttributes } from '../../../components/game-attributes.ts';
import { capitalise, formatHour } from '../../../copy/format.ts';
import { lateGamesCopy } from '../../../copy/games-late.ts';
import { getTeamName } from '../../../copy/team-name.ts';
import type { GameState } from '../../../domain/game-state.ts';
import type { Game } from '../../../domain/types.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import { useStores } from '../../../use-stores.ts';

/** The texts that the page has loaded before, so that this file doesn't contain them too. */
interface FixtureTexts {
  getDay: (game: Game) => string;
  /** When the game opens, or why it will not. */
  getNote: (entry: GameEntry) => string;
}

/** The games of a week that isn't open, by day: when each is played and opens. */
export function FixtureList({ getDay, getNote }: FixtureTexts) {
  const { shownWeek } = useStores();
  const days = groupByDay(shownWeek.entries.value);
  return (
    <div className="mt-6 grid desktop:grid-cols-thirds gap-x-10 gap-y-4 border-2 border-humo border-dashed px-4 py-3">
      {days.map(([first, ...others]) => (
        <section key={first.game.id}>
          <h2 className="border-tinta border-b-2 pb-1.5 text-display-1/none">
            {capitalise(getDay(first.game))}
          </h2>
          <ul>
            {[first, ...others].map((entry) => (
              <Fixture
                key={entry.game.id}
                game={entry.game}
                state={entry.state.value}
                note={getNote(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface FixtureProps {
  game: Game;
  state: GameState;
  note: string;
}

function Fixture({ game, state, note }: FixtureProps) {
  return (
    <li
      className="condensed grid scroll-my-24 gap-y-1 border-tinta-25 border-b py-2 text-lg/none last:border-b-0"
      {...getGameAttributes(game.id, state)}
    >
      <span className="flex items-center gap-x-2">
        <Shield team={game.home} size={22} />
        <span>
          {getTeamName(game.home.name)} <span className="text-humo">–</span> {getTeamName(game.away.name)}
        </span>
        <Shield team={game.away} size={22} />
        {game.kickOff === null ? null : (
          <span className="ml-auto whitespace-nowrap">{lateGamesCopy.hour(formatHour(game.kickOff))}</span>
        )}
      </span>
      <span className="font-normal font-texto text-humo text-sm/compact">{note}</span>
    </li>
  );
}

type Day = [GameEntry, ...GameEntry[]];

function groupByDay(entries: readonly GameEntry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.[0].game.date === entry.game.date) last.push(entry);
    else days.push([entry]);
  }
  return days;
}
