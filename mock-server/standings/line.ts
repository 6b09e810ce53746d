export interface Line {
  score: number;
  exact: number;
  results: number;
  trivias: number;
  /** Time of the last submission (s). */
  last: number;
}

/** Sorts the better line first. Players equal in all criteria share a position, and the next is skipped (1-2-2-4). */
export const compareLines = (a: Line, b: Line) =>
  b.score - a.score || b.exact - a.exact || b.results - a.results || b.trivias - a.trivias || a.last - b.last;

export interface StandingsRow {
  /** The number of a simulated player, or the id of an account. */
  entrant: number | string;
  nickname: string;
  line: Line;
}

export interface WeekState {
  number: number;
  finals: readonly { id: number; home: number; away: number }[];
  firstCutOff: number;
}
