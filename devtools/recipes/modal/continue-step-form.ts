import { press, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writePerson } from '../scenes.ts';

/** The question between the two steps of a registration. */
export const continueStepForm = recipe({
  id: 'modal/continueStepForm',
  title: 'Das una última revisada a tus datos',
  tags: ['cuenta'],
  covers: ['modal:continueStepForm'],
  world: { route: '/user/register' },
  steps: [
    step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
    step('Sigue al segundo paso', 'Su código postal ya encontró su zona.', press('Continuar')),
    step('¿Todo bien con tus datos?', 'Con ellos le entregan su premio.', seeModal('continueStepForm')),
  ],
  expect: [{ sees: { modal: 'continueStepForm' } }, { request: 'POST /api/user/register', times: 0 }],
});
