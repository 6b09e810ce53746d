/** The statuses that a game can have by hand. */
export const GAME_STATUSES = ['programado', 'activo', 'en juego', 'finalizado', 'pospuesto', 'cancelado'];

/** The real server may send `active` for `activo`. */
export const isGameStatus = (value: unknown): boolean =>
  value === 'active' || GAME_STATUSES.includes(String(value));
