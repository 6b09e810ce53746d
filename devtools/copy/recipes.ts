import { plural } from './plural.ts';

/** Words of Recorridos. */
export const recipesCopy = {
  recipeApply: (title: string) => `Aplicar ${title}`,
  recipeGroups: { all: 'Todos', error: 'Errores' } as Record<string, string>,
  recipeLink: (title: string) => `Copiar enlace de ${title}`,
  recipePlay: (title: string) => `Reproducir ${title}`,
  recipeSearch: 'Buscar un recorrido',
  recipeSteps: (count: number) => plural(count, 'paso', 'pasos'),
  recipesNone: 'Ningún recorrido se llama así.',
  stepOf: (step: number, count: number) => `Paso ${step} de ${count}`,
} as const;
