export const UNDECIDED = 'Por definir';

/** A team that the server doesn't name has an empty name. */
export const getTeamName = (name: string): string => name || UNDECIDED;
