export const personasCopy = {
  apply: 'Usar',
} as const;
