import { plural } from '../plural.ts';

export const recipesCopy = {
  bookPicture: (title: string, width: number) => `${title}, ${width} px`,
  bookPlay: 'Reproducir',
  bookSimulator: 'Ir al simulador',
  bookTitle: 'Libro de flujos',
  failedAt: (step: number, why: string) => `Paso ${step}: ${why}`,
  recipeGroups: {
    all: 'Todos',
    mios: 'Mis recorridos',
    flujos: 'Flujos',
    quiniela: 'Quiniela',
    cuenta: 'Cuenta',
    trivia: 'Trivia',
    ranking: 'Ranking',
    errores: 'Errores',
    paginas: 'Páginas',
  } as Record<string, string>,
  recipePlay: (title: string) => `Reproducir ${title}`,
  recipeSearch: 'Buscar un recorrido',
  recordStart: 'Grabar un recorrido',
  recordEmpty: 'No se grabó nada: todavía no tocaste ni escribiste nada en la app.',
  recordMark: 'REC',
  recordOn: 'Se está grabando un recorrido',
  recordStop: 'Detener la grabación',
  recipesNone: 'Ningún recorrido dice eso. Prueba con menos palabras: “boleto”, “trivia”.',
} as const;
