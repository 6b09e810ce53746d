import { goOffline, openTab, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill } from '../scenes.ts';

/** The connection that is gone when something has to be asked. */
export const networkError = recipe({
  id: 'modal/networkError',
  title: 'Se va el internet a media jornada',
  tags: ['errores', 'quiniela'],
  covers: ['modal:networkError', 'msg:Network Error', 'error:Network Error→modal:networkError'],
  world: { as: 'ana', route: '/games' },
  steps: [
    step('Ana llena un marcador en el camión', 'Va en Partidos, con su jornada a medias.', fill(1)),
    step('El camión entra a un túnel', 'Su celular se queda sin internet.', goOffline()),
    step('Busca la jornada 8', 'La pregunta no sale de su celular.', openTab(/^Jornada 8/)),
    step(
      'La app se lo dice con calma',
      'Su marcador sigue guardado y puede reintentar.',
      seeModal('networkError'),
    ),
  ],
  expect: [{ sees: { modal: 'networkError' } }, { pools: 0 }],
});
