import { POLICY } from '../policy.ts';

/** The instant from which a session's token is refused, in ms. */
export const getSessionEnd = (createdAt: number) => createdAt + POLICY.tokenLife;
