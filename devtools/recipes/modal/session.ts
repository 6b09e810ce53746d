import { deleteBehind, go, logInElsewhere, press, seeHeading, seeText, step } from '../actions.ts';
import { deleteAccount, fill, hold, logOut, sendReady } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta'], world: { as: 'ana', route: '/user/profile' } });

export const MODAL_SESSION_RECIPES: readonly Recipe[] = [
  recipe('modal/closeSession', 'Te vas con marcadores sin enviar', {
    world: { as: 'nico', route: '/games' },
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos y no los envía.', fill(2)),
      step('Va a su perfil y cierra sesión', 'Es el celular de la casa.', [
        go('/user/profile'),
        press('Cerrar sesión'),
      ]),
      step('¿Ya te vas?', 'Sus dos marcadores se quedan guardados.'),
    ],
    ends: {
      shows: [{ modal: 'closeSession' }, { text: 'Tienes 2 pronósticos sin enviar' }],
      calls: { 'GET /api/auth/logout': { times: 0 } },
    },
  }),
  recipe('modal/signingOut', 'Tu sesión se está cerrando', {
    world: { faults: [hold('GET /api/auth/logout')] },
    steps: [
      step('Ana está en su perfil', 'Ya vio sus puntos.', seeHeading('Perfil')),
      step('Cierra su sesión', 'La respuesta tarda en llegar.', logOut()),
      step('Cerrando sesión…', 'Un segundito.'),
    ],
    ends: { shows: { modal: 'signingOut' } },
  }),
  recipe('modal/signOut', 'Cierras tu sesión', {
    steps: [
      step('Ana está en su perfil', 'Ya vio sus puntos.', seeHeading('Perfil')),
      step('Cierra su sesión', 'Dice que sí, que ya se va.', logOut()),
      step('¡Nos vemos en la cancha!', 'Está de vuelta en Inicio.'),
    ],
    ends: {
      shows: [{ modal: 'signOut' }, { route: '/' }],
      calls: { 'GET /api/auth/logout': { times: 1, status: 200 } },
    },
  }),
  recipe('modal/expiredSession', 'Tu sesión se abre en otro celular', {
    tags: ['cuenta', 'errores'],
    world: { as: 'nico', route: '/games' },
    steps: [
      step('Nico llena dos marcadores', 'Está en Partidos y deja el celular en la mesa.', fill(2)),
      step('Su hermano entra con su cuenta', 'Lo hace desde otro celular.', logInElsewhere()),
      step('Nico envía sus pronósticos', 'Su sesión de aquí ya no vale.', sendReady(2)),
      step('La sesión terminó', 'Al volver a entrar encuentra sus marcadores.'),
    ],
    ends: {
      shows: { modal: 'expiredSession' },
      because: 'Unauthenticated.',
      calls: { 'POST /api/pool/user': { times: 1, status: 401 } },
      boletos: 0,
    },
  }),
  recipe('modal/accountEliminated', 'Borran tu cuenta mientras juegas', {
    tags: ['cuenta', 'errores'],
    world: { route: '/bonus' },
    steps: [
      step('Ana revisa sus trivias', 'Está en Bonus.', seeText('Tu tabla de trivias')),
      step('El administrador borra su cuenta', 'Ella todavía tiene su sesión.', deleteBehind()),
      step('Ana busca su lugar en el ranking', 'El servidor ya no sabe quién es.', go('/ranking')),
      step('La cuenta ya no existe', 'Puede crear una nueva.'),
    ],
    ends: { shows: { modal: 'accountEliminated' }, because: 'Attempt to read property "email" on null' },
  }),
  recipe('modal/deleteAccount', 'Lo piensas dos veces antes de borrar tu cuenta', {
    steps: [
      step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
      step('Quiere eliminar su cuenta', 'El botón está al final de la página.', press('Eliminar mi cuenta')),
      step('¿Eliminar tu cuenta?', 'Perdería sus puntos y su lugar.'),
    ],
    ends: { shows: { modal: 'deleteAccount' }, calls: { 'GET /api/user/delete': { times: 0 } } },
  }),
  recipe('modal/accountDeleted', 'Eliminas tu cuenta', {
    steps: [
      step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
      step('Elimina su cuenta', 'Dice que sí, que está segura.', deleteAccount('Sí, eliminar')),
      step('Cuenta eliminada', 'Está de vuelta en Inicio, como visitante.'),
    ],
    ends: {
      shows: [{ modal: 'accountDeleted' }, { route: '/' }],
      calls: { 'GET /api/user/delete': { times: 1, status: 200 } },
    },
  }),
];
