import type { ReactNode } from 'react';
import type { Team } from '../domain/types.ts';
import { Shield } from './art/Shield.tsx';
import { LongWords } from './LongWords.tsx';

/** A club on the poster. */
export type PosterTeam = Pick<Team, 'name' | 'shortName' | 'color' | 'colorAlt'>;

/** One of the smaller games under the main one. */
export interface PosterGame {
  id: string;
  home: PosterTeam;
  away: PosterTeam;
  when: string;
}

interface PosterProps {
  /** The dates, on the ribbon. */
  ribbon: string;
  title: string;
  home: PosterTeam;
  away: PosterTeam;
  versus: string;
  hour: string;
  /** What is left before the cut-off, where there is one to count to. */
  closing?: ReactNode;
  others: readonly PosterGame[];
  action: ReactNode;
  note: string;
}

/** The week as a lucha poster. One on a page. */
export function Poster(props: PosterProps) {
  const { ribbon, title, home, away, versus, hour, closing, others, action, note } = props;
  return (
    <div className="poster">
      <div className="top">
        <span className="ribbon">{ribbon}</span>
        <h2>{title}</h2>
      </div>
      <div className="headliner">
        <div>
          <Shield team={home} size={96} />
          <span className="lettering">
            <LongWords text={home.name} />
          </span>
        </div>
        <span className="vs">{versus}</span>
        <div>
          <Shield team={away} size={96} />
          <span className="lettering">
            <LongWords text={away.name} />
          </span>
        </div>
      </div>
      <p className="hour">{hour}</p>
      {closing ? <div className="closing">{closing}</div> : null}
      <ul className="other-games">
        {others.map((game) => (
          <li key={game.id}>
            <Shield team={game.home} size={28} />
            <span>
              {game.home.name} – {game.away.name}
            </span>
            <b>{game.when}</b>
            <Shield team={game.away} size={28} />
          </li>
        ))}
      </ul>
      {action}
      <p className="centre-time">{note}</p>
    </div>
  );
}
