import { SERVER_RULES } from '../server-rules.ts';

export const getSessionEnd = (createdAt: number) => createdAt + SERVER_RULES.tokenLife;
