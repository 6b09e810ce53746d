import { answer, deleteBehind, go, logInElsewhere, press, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { fill, sendReady } from '../scenes.ts';

export const closeSession = recipe({
  id: 'modal/closeSession',
  title: 'Te vas con marcadores sin enviar',
  tags: ['cuenta'],
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena dos marcadores', 'Está en Partidos y no los envía.', fill(2)),
    step('Va a su perfil y cierra sesión', 'Es el celular de la casa.', [
      go('/user/profile'),
      press('Cerrar sesión'),
    ]),
    step('¿Ya te vas?', 'Sus dos marcadores se quedan guardados.'),
  ],
  alsoExpect: [
    { sees: { text: 'Tienes 2 pronósticos sin enviar' } },
    { request: 'GET /api/auth/logout', times: 0 },
  ],
});

/** The log-out on its way: held there, for a real one is too quick to be seen. */
export const signingOut = recipe({
  id: 'modal/signingOut',
  title: 'Tu sesión se está cerrando',
  tags: ['cuenta'],
  world: {
    as: 'ana',
    route: '/user/profile',
    faults: [{ match: 'GET /api/auth/logout', effect: { hold: true } }],
  },
  steps: [
    step('Ana está en su perfil', 'Ya vio sus puntos.', seeThe('heading', 'Perfil')),
    step('Cierra su sesión', 'La respuesta tarda en llegar.', [
      press('Cerrar sesión'),
      ...answer('closeSession', 'Cerrar sesión'),
    ]),
    step('Cerrando sesión…', 'Un segundito.'),
  ],
});

export const signOut = recipe({
  id: 'modal/signOut',
  title: 'Cierras tu sesión',
  tags: ['cuenta'],
  covers: ['modal:closeSession', 'call:GET /api/auth/logout'],
  world: { as: 'ana', route: '/user/profile' },
  steps: [
    step('Ana está en su perfil', 'Ya vio sus puntos.', seeThe('heading', 'Perfil')),
    step('Cierra su sesión', 'Dice que sí, que ya se va.', [
      press('Cerrar sesión'),
      ...answer('closeSession', 'Cerrar sesión'),
    ]),
    step('¡Nos vemos en la cancha!', 'Está de vuelta en Inicio.'),
  ],
  alsoExpect: [{ sees: { route: '/' } }, { request: 'GET /api/auth/logout', times: 1, status: 200 }],
});

export const expiredSession = recipe({
  id: 'modal/expiredSession',
  title: 'Tu sesión se abre en otro celular',
  tags: ['cuenta', 'errores'],
  says: 'Unauthenticated.',
  world: { as: 'nico', route: '/games' },
  steps: [
    step('Nico llena dos marcadores', 'Está en Partidos y deja el celular en la mesa.', fill(2)),
    step('Su hermano entra con su cuenta', 'Lo hace desde otro celular.', logInElsewhere()),
    step('Nico envía sus pronósticos', 'Su sesión de aquí ya no vale.', sendReady(2)),
    step('La sesión terminó', 'Al volver a entrar encuentra sus marcadores.'),
  ],
  alsoExpect: [{ request: 'POST /api/pool/user', times: 1, status: 401 }, { pools: 0 }],
});

export const accountEliminated = recipe({
  id: 'modal/accountEliminated',
  title: 'Borran tu cuenta mientras juegas',
  tags: ['cuenta', 'errores'],
  says: 'Attempt to read property "email" on null',
  world: { as: 'ana', route: '/bonus' },
  steps: [
    step('Ana revisa sus trivias', 'Está en Bonus.', seeText('Tu tabla de trivias')),
    step('El administrador borra su cuenta', 'Ella todavía tiene su sesión.', deleteBehind()),
    step('Ana busca su lugar en el ranking', 'El servidor ya no sabe quién es.', go('/ranking')),
    step('La cuenta ya no existe', 'Puede crear una nueva.'),
  ],
});

export const deleteAccount = recipe({
  id: 'modal/deleteAccount',
  title: 'Lo piensas dos veces antes de borrar tu cuenta',
  tags: ['cuenta'],
  world: { as: 'ana', route: '/user/profile' },
  steps: [
    step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
    step('Quiere eliminar su cuenta', 'El botón está al final de la página.', press('Eliminar mi cuenta')),
    step('¿Eliminar tu cuenta?', 'Perdería sus puntos y su lugar.'),
  ],
  alsoExpect: [{ request: 'GET /api/user/delete', times: 0 }],
});

export const accountDeleted = recipe({
  id: 'modal/accountDeleted',
  title: 'Eliminas tu cuenta',
  tags: ['cuenta'],
  covers: ['modal:deleteAccount'],
  world: { as: 'ana', route: '/user/profile' },
  steps: [
    step('Ana revisa sus boletos', 'Está en su perfil.', seeText('Mis boletos')),
    step('Elimina su cuenta', 'Dice que sí, que está segura.', [
      press('Eliminar mi cuenta'),
      ...answer('deleteAccount', 'Sí, eliminar'),
    ]),
    step('Cuenta eliminada', 'Está de vuelta en Inicio, como visitante.'),
  ],
  alsoExpect: [{ sees: { route: '/' } }, { request: 'GET /api/user/delete', times: 1, status: 200 }],
});
