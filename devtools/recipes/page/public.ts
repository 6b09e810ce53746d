import { follow, go, logIn, seeGames, seeHeading, seeProgress, seeRoute, seeText, step } from '../actions.ts';
import { hold, seeVisitorHome, visit } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['paginas'], world: { route: '/' } });

export const PAGE_PUBLIC_RECIPES: readonly Recipe[] = [
  recipe('page/home-visitor', 'Así recibe Inicio a quien llega', {
    steps: [
      step('Toña llega a Inicio', 'Le mandaron el enlace por WhatsApp.', seeVisitorHome()),
      step('Se anima', 'Jugar es gratis.', follow('Quiero jugar'), seeRoute('/user/register')),
      step('Antes quiere ver más', 'Regresa a Inicio.', go('/')),
    ],
    ends: { shows: [{ route: '' }, { target: { role: 'link', name: 'Ya tengo cuenta' } }] },
  }),
  recipe('page/home-player', 'Tu primer boleto, en tres toques', {
    tags: ['paginas', 'quiniela'],
    world: { as: 'nico' },
    steps: [
      step('Nico estrena su cuenta', 'Inicio le explica cómo se hace un boleto.', [
        seeHeading('Tu primer boleto, en tres toques'),
      ]),
      step('Se va a llenar el primero', 'La jornada tiene nueve.', [
        follow('Llenar mi primer partido'),
        seeGames('open', 9),
      ]),
      step('Regresa a ver cuánto falta', 'La tarjeta lo espera hasta que envíe uno.', go('/')),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Tu primer boleto, en tres toques' } } },
  }),
  recipe('page/rewards', 'Qué se gana cada jornada', {
    steps: [
      step('Toña llega a Inicio', 'Pregunta lo de siempre: qué se gana.', seeVisitorHome()),
      step('Abre Premios', 'No necesita cuenta para verlos.', go('/rewards')),
      step('Cada jornada y al cierre', 'Cuántos hay y cómo se entregan.', seeHeading('Lo que se gana')),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Así recibes tu premio' } } },
  }),
  recipe('page/faq', 'Diecisiete respuestas cortas', {
    steps: [
      step('Toña llega a Inicio', 'Todavía tiene dudas.', seeVisitorHome()),
      step('Abre Preguntas Frecuentes', 'Cada respuesta se lee en un momento.', go('/faq')),
      step('¿Hasta cuándo puedo enviar?', 'Es la que más preguntan.', seeText('¿Hasta cuándo puedo enviar?')),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Preguntas Frecuentes' } } },
  }),
  recipe('page/legal', 'Las bases y el aviso, sin letra chiquita', {
    steps: [
      step('Toña llega a Inicio', 'Lee todo antes de aceptar.', seeVisitorHome()),
      step('Abre las bases', 'Con un índice para no perderse.', visit('/T&C', 'Términos y Condiciones')),
      step('Y el Aviso de Privacidad', 'Qué datos se piden y para qué.', [
        visit('/privacy-policy', 'Aviso de Privacidad'),
      ]),
      step('La Declaración de accesibilidad', 'Qué norma se sigue y qué falta.', [go('/accessibility')]),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Declaración de accesibilidad' } } },
  }),
  recipe('page/missing-page', 'Una dirección que no existe', {
    tags: ['paginas', 'errores'],
    world: { route: '/estadio' },
    steps: [
      step('Toña teclea mal la dirección', 'Escribió /estadio.', seeHeading('¡Oops! ...')),
      step('Regresa al inicio', 'Con el único enlace que hace falta.', [
        follow('Regresar al inicio'),
        seeRoute(''),
      ]),
      step('Vuelve a equivocarse', 'Y la página se lo dice igual.', visit('/cancha', '¡Oops! ...')),
    ],
    ends: { shows: { text: 'Algo salió mal, inténtalo más tarde' } },
  }),
  recipe('page/loading', 'La barra espera en 95 %', {
    world: { as: 'ana', faults: [hold('GET /api/user', 'always')], route: '/games' },
    steps: [
      step('Ana abre la app', 'El servidor tarda en reconocerla.', seeText('Cargando ...')),
      step('La barra avanza de 5 en 5', 'Cada dos décimas de segundo.', seeProgress(95)),
      step('Se detiene en 95 %', 'Sigue ahí hasta que el servidor conteste.', seeText('Cargando ...')),
    ],
    ends: { shows: { progress: 95 } },
  }),
  recipe('page/private-page', 'Sin sesión, primero a la puerta', {
    tags: ['paginas', 'cuenta'],
    steps: [
      step('Ana llega a Inicio', 'Todavía no entra.', seeVisitorHome()),
      step('Abre un enlace al Ranking', 'La llevan a Iniciar sesión.', [
        go('/ranking'),
        seeRoute('/user/login'),
      ]),
      step('Entra', 'Y llega a donde iba, no a otro lado.', logIn('ana@correo.mx'), seeRoute('/ranking')),
    ],
    ends: { shows: { target: { role: 'heading', name: 'Ranking' } } },
  }),
  recipe('page/broken-link', 'El enlace llegó cortado', {
    tags: ['paginas', 'cuenta'],
    steps: [
      step('Ana llega a Inicio', 'Trae un enlace a medias en su correo.', seeVisitorHome()),
      step('Lo abre', 'Al correo le falta un pedazo.', go('/user/change-password/ana/7f3a')),
      step('Ese enlace no sirve', 'Ahí mismo pide otro.', [
        seeText('Este enlace está incompleto o ya no sirve.'),
      ]),
    ],
    ends: {
      shows: { target: { role: 'link', name: 'Pedir otro enlace' } },
      calls: { 'POST /api/auth/change-password': { times: 0 } },
    },
  }),
];
