import { go, seeModal, seeText, step, travelTo } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The campaign that is over: the server knows no week any more. */
export const noCurrentWeek = recipe({
  id: 'message/no-current-week',
  title: 'El torneo terminó y nadie le avisó',
  tags: ['errores', 'quiniela'],
  covers: ['msg:No current week', 'error:No current week→modal:poolWeekNotValid'],
  world: { as: 'ana', at: 'final(23, 1) + 6d', route: '/bonus' },
  steps: [
    step(
      'Ana mira sus trivias',
      'Está en Bonus; la final fue hace seis días.',
      seeText('Tu tabla de trivias'),
    ),
    step('Pasan dos días', 'El servidor cierra la última jornada.', travelTo('final(23, 1) + 8d')),
    step('Ana abre Partidos', 'Busca qué sigue.', go('/games')),
    step('Ya no hay jornada', 'El torneo terminó.', seeModal('poolWeekNotValid')),
  ],
  expect: [{ sees: { modal: 'poolWeekNotValid' } }, { request: 'GET /api/week/current', status: 404 }],
});
