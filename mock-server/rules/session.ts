import { POLICY } from '../policy.ts';

export const getSessionEnd = (createdAt: number) => createdAt + POLICY.tokenLife;
