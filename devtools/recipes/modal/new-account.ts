import { press, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** The account that is there and waits for its code. */
export const newAccount = recipe({
  id: 'modal/newAccount',
  title: 'Creas tu cuenta y te llega un código',
  tags: ['cuenta'],
  covers: ['modal:continueStepForm', 'modal:newAccount'],
  world: { route: '/user/register' },
  steps: [
    step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
    step('Elige apodo y contraseña', 'Acepta las bases y el aviso.', writeAccess()),
    step('Crea su cuenta', 'Su código sale por correo.', press('Crear cuenta')),
    step('¡Ya casi!', 'Solo le falta escribir los 6 dígitos.', seeModal('newAccount')),
  ],
  expect: [{ sees: { modal: 'newAccount' } }, { request: 'POST /api/user/register', times: 1, status: 201 }],
});
