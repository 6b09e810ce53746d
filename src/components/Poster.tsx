import type { ReactNode } from 'react';
import { homeCopy } from '../copy/home.ts';
import { getTeamName } from '../copy/team-name.ts';
import type { Team } from '../domain/types.ts';
import { Shield } from './art/Shield.tsx';
import { LongWords } from './LongWords.tsx';

interface PosterProps {
  ribbon: string;
  title: string;
  home: Team;
  away: Team;
  hour: string;
  timing?: ReactNode;
  others: readonly { id: string; home: Team; away: Team; when: string }[];
  action?: ReactNode;
}

export function Poster(props: PosterProps) {
  const { ribbon, title, home, away, hour, timing, others, action } = props;
  return (
    <div className="poster">
      <div className="grid justify-items-center gap-1.5">
        <span className="condensed bg-tinta px-3 py-1.5 text-base/none text-queso">{ribbon}</span>
        <h2 className="poster-title">{title}</h2>
      </div>
      <div className="mt-4 mb-2 grid grid-cols-sides items-start gap-1">
        <Club team={home} />
        <span className="poster-versus">{homeCopy.posterVersus}</span>
        <Club team={away} />
      </div>
      <p className="condensed text-display-1/compact">{hour}</p>
      {timing ? (
        <div className="condensed mt-4 grid justify-items-center gap-2.5 text-base/none">{timing}</div>
      ) : null}
      <ul className="-mx-4 mt-4 mb-5 grid tablet:grid-cols-halves border-tinta border-t-3 bg-papel">
        {others.map((game) => (
          <li
            key={game.id}
            className="condensed flex min-h-13 flex-wrap items-center gap-2.5 border-tinta border-b-2 px-4 py-1.5 text-left text-lg/none tablet:odd:border-r-2"
          >
            <Shield team={game.home} size={28} />
            <span>
              {getTeamName(game.home.name)} – {getTeamName(game.away.name)}
            </span>
            <Shield team={game.away} size={28} />
            <b className="ml-auto text-base">{game.when}</b>
          </li>
        ))}
      </ul>
      {action}
      <p className="mt-4 -mb-1.5 font-semibold text-sm">{homeCopy.posterCentreTime}</p>
    </div>
  );
}

function Club({ team }: { team: Team }) {
  return (
    <div className="grid justify-items-center gap-2">
      <Shield team={team} size={96} className="aspect-40/49 h-auto w-[clamp(64px,20vw,168px)]" />
      <span className="lettering wrap-break-word text-[min(clamp(1.5rem,7vw,4.6rem),7.5vw)] text-azul uppercase">
        <LongWords text={team.name} />
      </span>
    </div>
  );
}
