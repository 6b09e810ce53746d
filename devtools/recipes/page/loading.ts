import { seeProgress, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The loading view, kept waiting until its bar stands at 95 per cent. */
export const loading = recipe({
  id: 'page/loading',
  title: 'La barra espera en 95 %',
  tags: ['paginas'],
  covers: ['state:loading-95'],
  world: {
    as: 'ana',
    route: '/games',
    faults: [{ match: 'GET /api/user', effect: { hold: true }, times: 'always' }],
  },
  steps: [
    step('Ana abre la app', 'El servidor tarda en reconocerla.', seeText('Cargando ...')),
    step('La barra avanza de 5 en 5', 'Cada dos décimas de segundo.', seeProgress(95)),
    step('Se detiene en 95 %', 'No promete lo que no ha llegado.', seeText('Cargando ...')),
  ],
  expect: [{ sees: { progress: 95 } }],
});
