import { Shield } from '../../../components/art/Shield.tsx';
import { getGameAttributes } from '../../../components/game-attributes.ts';
import { capitalise, formatHour, getDateParts } from '../../../copy/format.ts';
import { gameCardCopy } from '../../../copy/game-card.ts';
import { gamesCopy } from '../../../copy/games.ts';
import { getTeamName, UNDECIDED } from '../../../copy/team-name.ts';
import { getCentreMidnight } from '../../../domain/centre-time.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import { useStores } from '../../../use-stores.ts';
import { describeGame, getFootText } from '../card/describe-game.ts';

/** The games of a week that isn't open, by day: when each is played and opens. */
export function FixtureList() {
  const { shownWeek } = useStores();
  const days = groupByDay(shownWeek.entries.value);
  return (
    <div className="mt-6 grid desktop:grid-cols-thirds gap-x-10 gap-y-4 border-2 border-humo border-dashed px-4 py-3">
      {days.map(({ date, entries }) => (
        <section key={date}>
          <h2 className="border-tinta border-b-2 pb-1.5 text-display-1/none">
            {date === null ? UNDECIDED : capitalise(gamesCopy.day(getDateParts(getCentreMidnight(date))))}
          </h2>
          <ul>
            {entries.map((entry) => (
              <Fixture key={entry.game.id} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Fixture(entry: GameEntry) {
  const { game } = entry;
  const shown = {
    game,
    state: entry.state.value,
    prediction: entry.prediction.value,
    draft: entry.score.value,
  };
  const { label, outcome } = describeGame(shown);
  const { gameWindow, daysToCutoff } = entry;
  const note = getFootText({ ...shown, outcome, isHeld: false, gameWindow, daysToCutoff });
  return (
    <li
      className="condensed grid scroll-my-24 gap-y-1 border-tinta-25 border-b py-2 text-lg/none last:border-b-0"
      {...getGameAttributes(game.id, shown.state)}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Shield team={game.home} size={22} />
        {getTeamName(game.home.name)} <span className="text-humo">–</span> {getTeamName(game.away.name)}
        <Shield team={game.away} size={22} />
        {game.kickOff === null ? null : (
          <span className="ml-auto">{gamesCopy.hour(formatHour(game.kickOff))}</span>
        )}
      </span>
      <span className="font-normal font-texto text-humo text-sm/compact">
        {shown.state === 'next' ? note : gameCardCopy.rowNote(label, note)}
      </span>
    </li>
  );
}

function groupByDay(entries: readonly GameEntry[]) {
  const days: { date: string | null; entries: GameEntry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.date === entry.game.date) last.entries.push(entry);
    else days.push({ date: entry.game.date, entries: [entry] });
  }
  return days;
}
