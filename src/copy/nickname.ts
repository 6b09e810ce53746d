/** The server may send a player without a nickname, as after an account was made anonymous. */
export const getNickname = (nickname: string): string => nickname.trim() || 'Sin apodo';
