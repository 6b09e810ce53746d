import { goOffline, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill } from '../scenes.ts';

/** The strip of a phone without a connection. */
export const offlineStrip = recipe({
  id: 'page/offline-strip',
  title: 'Llena su boleto sin internet',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena un marcador', 'Está en Partidos.', fill(1)),
    step('Se queda sin internet', 'Una franja se lo dice.', goOffline(), seeText('Estás sin internet.')),
    step('Sigue llenando', 'Nada de lo que escribe se pierde.', fill(2)),
    step('Enviar tendrá que esperar', 'El botón lo sabe.', seeText('Guardados en este dispositivo')),
  ],
  expect: [{ sees: { text: 'Estás sin internet.' } }, { sees: { games: 'draft', count: 2 } }, { pools: 0 }],
});
