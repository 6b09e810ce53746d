import { follow, press, seeModal, seeTrivia, step, travelTo, write } from '../../devtools/recipes/actions.ts';
import { recipe } from '../../devtools/recipes/recipe.ts';

export const recordedSession = recipe('flow/borrador', 'Borrador', {
  tags: ['flujos'],
  world: { as: 'visitante', at: 'trivia(6) + 3d 17h', route: '/user/login' },
  steps: [
    step(
      'Llena Correo electrónico y Contraseña, y toca Entrar',
      '',
      write('Correo electrónico', 'ana@correo.mx'),
      write('Contraseña', 'papas con chile'),
      press('Entrar'),
    ),
    step(
      'Llena Goles de Juárez (local) y Goles de Atlético de San Luis (visitante), y toca Enviar pronóstico (1)',
      '',
      write('Goles de Juárez (local)', '2'),
      write('Goles de Atlético de San Luis (visitante)', '1'),
      press('Enviar pronóstico (1)'),
      seeModal('sendPool'),
    ),
    step('Toca Sí, enviar', '', press('Sí, enviar'), seeModal('poolSent')),
    step('Toca Aceptar', '', press('Aceptar'), seeTrivia('question')),
    step('El reloj va a trivia(6) + 3d 16h', '', travelTo('trivia(6) + 3d 16h')),
    step('Toca Preguntas Frecuentes', '', follow('Preguntas Frecuentes')),
  ],
  ends: { shows: [{ route: '/faq' }] },
});
