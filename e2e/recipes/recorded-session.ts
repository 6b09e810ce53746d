import { follow, press, seeModal, seeTrivia, step, travelTo, write } from '../../devtools/recipes/actions.ts';
import { recipe } from '../../devtools/recipes/recipe.ts';

export const recordedSession = recipe('flow/borrador', 'Borrador', {
  tags: ['flujos'],
  covers: ['modal:sendPool', 'modal:poolSent', 'trivia:question', 'route:/faq'],
  world: { as: 'visitante', at: 'trivia(6) + 3d 17h', route: '/user/login' },
  steps: [
    step(
      'Paso 1',
      '',
      write('Correo electrónico', 'ana@correo.mx'),
      write('Contraseña', 'papas con chile'),
      press('Entrar'),
      write('Goles de Juárez (local)', '2'),
      write('Goles de Atlético de San Luis (visitante)', '1'),
      press('Enviar pronóstico (1)'),
      seeModal('sendPool'),
    ),
    step('Paso 2', '', press('Sí, enviar'), seeModal('poolSent')),
    step('Paso 3', '', press('Aceptar'), seeTrivia('question')),
    step('Paso 4', '', travelTo('trivia(6) + 3d 16h'), follow('Preguntas Frecuentes')),
  ],
  expect: [{ sees: { route: '/faq' } }],
});
