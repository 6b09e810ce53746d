/** The draft of the session that `e2e/simulator/recorder.spec.ts` records. */
import { follow, press, seeModal, seeTrivia, step, travelTo, write } from '../../devtools/recipes/actions.ts';
import { recipe } from '../../devtools/recipes/recipe.ts';

export const recordedSession = recipe({
  id: 'flow/borrador',
  title: 'Borrador',
  tags: ['flujos'],
  covers: [],
  world: { as: 'visitante', at: 'x', route: '/user/login' },
  steps: [
    step(
      'Paso 1',
      '',
      press('x'),
      follow('x'),
      seeModal('x'),
      seeTrivia('x'),
      travelTo('x'),
      write('x', 'x'),
    ),
  ],
  expect: [],
});
