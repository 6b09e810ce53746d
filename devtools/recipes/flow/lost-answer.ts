import { answer, fail, heal, press, seeGames, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { askToSend, fill } from '../scenes.ts';

/** A boleto that arrived, while the answer to it did not. */
export const lostAnswer = recipe({
  id: 'flow/lost-answer',
  title: 'Se va la señal justo al enviar',
  tags: ['flujos', 'quiniela', 'errores'],
  covers: ['modal:sendPool', 'route:/games'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena tres marcadores', 'Va en el metro.', fill(3)),
    step(
      'El túnel se traga la respuesta',
      'El boleto sí llega; el aviso se pierde en el camino.',
      fail({
        match: 'POST /api/pool/user',
        effect: { drop: true },
        when: 'after',
        times: 1,
      }),
    ),
    step('Los envía', 'Una sola vez.', askToSend(3), answer('sendPool', 'Sí, enviar')),
    step('La app pregunta antes de asustar', 'Lee sus boletos y encuentra el de Nico.', [
      seeModal('poolsSent'),
    ]),
    step('Tres sellos y ningún doble', 'Nadie tuvo que reenviar nada.', press('Aceptar'), heal(), [
      seeGames('sent', 3),
    ]),
  ],
  expect: [{ sees: { games: 'sent', count: 3 } }, { request: 'POST /api/pool/user', times: 1 }, { pools: 1 }],
});
