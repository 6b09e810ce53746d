import { press, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** The slip of a fast thumb in the e-mail address, noticed in time. */
export const registerSuggestedEmail = recipe({
  id: 'account/register-suggested-email',
  title: 'Escribe gmial y la app lo nota',
  tags: ['cuenta'],
  covers: ['route:/user/register'],
  world: { route: '/user/register' },
  steps: [
    step('Toña llena sus datos', 'Está en Crear cuenta, paso 1.', writePerson()),
    step('Llena también el segundo', 'Con el pulgar y de prisa.', writeAccess('antonia@gmial.com')),
    step('La app pregunta', 'No la detiene: solo propone.', [
      seeText('¿Quisiste decir antonia@gmail.com?'),
      press('antonia@gmail.com'),
    ]),
    step(
      'Ella lo acepta',
      'Y su código llegará a donde debe.',
      press('Crear cuenta'),
      seeModal('newAccount'),
    ),
  ],
  expect: [
    { sees: { modal: 'newAccount' } },
    { sees: { text: 'antonia@gmail.com' } },
    { request: 'POST /api/user/register', times: 1, status: 201 },
  ],
});
