import { POLICY } from '../policy.ts';

/** First instant at which a session's token is refused (ms). */
export const getSessionEnd = (createdAt: number) => createdAt + POLICY.tokenLife;
