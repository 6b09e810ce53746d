import { press, seeModal, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { writeAccess, writePerson } from '../scenes.ts';

/** The account on its way: held there, for a real one is too quick to be seen. */
export const createAccount = recipe({
  id: 'modal/createAccount',
  title: 'Apartan tu lugar en la tribuna',
  tags: ['cuenta'],
  covers: ['modal:createAccount'],
  world: {
    route: '/user/register',
    faults: [{ match: 'POST /api/user/register', effect: { hold: true } }],
  },
  steps: [
    step('Antonia se registra', 'Escribe quién es y dónde vive.', writePerson()),
    step('Elige apodo y contraseña', 'Acepta las bases y el aviso.', writeAccess()),
    step('Crea su cuenta', 'La respuesta tarda en llegar.', press('Crear cuenta')),
    step('Creando tu cuenta…', 'Nadie puede cerrarlo a medias.', seeModal('createAccount')),
  ],
  expect: [{ sees: { modal: 'createAccount' } }],
});
