export const linksCopy = {
  draftDamaged: 'El recorrido del enlace está cortado o dañado.',
  linkKept: 'Antes del enlace',
  linkNoRecipes: (id: string) => `No conozco el recorrido “${id}”.`,
} as const;
