import { follow, go, logIn, seeGames, seeProgress, seeRoute, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

export const homeVisitor = recipe({
  id: 'page/home-visitor',
  title: 'Así recibe Inicio a quien llega',
  tags: ['paginas'],
  covers: ['route:/', 'route:/user/register'],
  world: { route: '/' },
  steps: [
    step('Toña llega a Inicio', 'Le mandaron el enlace por WhatsApp.', seeThe('link', 'Ya tengo cuenta')),
    step('Se anima', 'Jugar es gratis.', follow('Quiero jugar'), seeRoute('/user/register')),
    step('Antes quiere ver más', 'Regresa a Inicio.', go('/'), seeThe('link', 'Ya tengo cuenta')),
  ],
  expect: [{ sees: { route: '' } }, { sees: { target: { role: 'link', name: 'Ya tengo cuenta' } } }],
});

export const homePlayer = recipe({
  id: 'page/home-player',
  title: 'Tu primer boleto, en tres toques',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/', 'route:/games'],
  world: { as: 'nico', route: '/' },
  steps: [
    step(
      'Nico estrena su cuenta',
      'Inicio le explica cómo se hace un boleto.',
      seeThe('heading', 'Tu primer boleto, en tres toques'),
    ),
    step(
      'Se va a llenar el primero',
      'La jornada tiene nueve.',
      follow('Llenar mi primer partido'),
      seeGames('open', 9),
    ),
    step(
      'Regresa a ver cuánto falta',
      'La tarjeta lo espera hasta que envíe uno.',
      go('/'),
      seeThe('heading', 'Tu primer boleto, en tres toques'),
    ),
  ],
});

export const rewards = recipe({
  id: 'page/rewards',
  title: 'Qué se gana cada jornada',
  tags: ['paginas'],
  covers: ['route:/rewards'],
  world: { route: '/' },
  steps: [
    step('Toña llega a Inicio', 'Pregunta lo de siempre: qué se gana.', seeThe('link', 'Ya tengo cuenta')),
    step('Abre Premios', 'No necesita cuenta para verlos.', go('/rewards')),
    step(
      'Cada jornada y al cierre',
      'Con cuántos hay y cómo se entregan.',
      seeThe('heading', 'Lo que se gana'),
    ),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Así recibes tu premio' } } }],
});

export const faq = recipe({
  id: 'page/faq',
  title: 'Diecisiete respuestas cortas',
  tags: ['paginas'],
  covers: ['route:/faq'],
  world: { route: '/' },
  steps: [
    step('Toña llega a Inicio', 'Todavía tiene dudas.', seeThe('link', 'Ya tengo cuenta')),
    step('Abre Preguntas Frecuentes', 'Cada respuesta se lee en un momento.', go('/faq')),
    step('¿Hasta cuándo puedo enviar?', 'Es la que más preguntan.', seeText('¿Hasta cuándo puedo enviar?')),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Preguntas Frecuentes' } } }],
});

export const legal = recipe({
  id: 'page/legal',
  title: 'Las bases y el aviso, sin letra chiquita',
  tags: ['paginas'],
  covers: ['route:/T&C', 'route:/privacy-policy'],
  world: { route: '/' },
  steps: [
    step('Toña llega a Inicio', 'Lee todo antes de aceptar.', seeThe('link', 'Ya tengo cuenta')),
    step(
      'Abre las bases',
      'Con un índice para no perderse.',
      go('/T&C'),
      seeThe('heading', 'Términos y Condiciones'),
    ),
    step(
      'Y el Aviso de Privacidad',
      'Qué datos se piden y para qué.',
      go('/privacy-policy'),
      seeThe('heading', 'Aviso de Privacidad'),
    ),
  ],
});

export const missingPage = recipe({
  id: 'page/missing-page',
  title: 'Una dirección que no existe',
  tags: ['paginas', 'errores'],
  covers: ['route:*'],
  world: { route: '/estadio' },
  steps: [
    step('Toña teclea mal la dirección', 'Escribió /estadio.', seeThe('heading', '¡Oops! ...')),
    step(
      'Regresa al inicio',
      'Con el único enlace que hace falta.',
      follow('Regresar al inicio'),
      seeRoute(''),
    ),
    step(
      'Vuelve a equivocarse',
      'Y la página se lo dice igual.',
      go('/cancha'),
      seeThe('heading', '¡Oops! ...'),
    ),
  ],
  expect: [{ sees: { text: 'Algo salió mal, inténtalo más tarde' } }],
});

export const loading = recipe({
  id: 'page/loading',
  title: 'La barra espera en 95 %',
  tags: ['paginas'],
  covers: ['state:loading-95'],
  world: {
    as: 'ana',
    route: '/games',
    faults: [{ match: 'GET /api/user', effect: { hold: true }, times: 'always' }],
  },
  steps: [
    step('Ana abre la app', 'El servidor tarda en reconocerla.', seeText('Cargando ...')),
    step('La barra avanza de 5 en 5', 'Cada dos décimas de segundo.', seeProgress(95)),
    step('Se detiene en 95 %', 'No promete lo que no ha llegado.', seeText('Cargando ...')),
  ],
  expect: [{ sees: { progress: 95 } }],
});

export const privatePage = recipe({
  id: 'page/private-page',
  title: 'Sin sesión, primero a la puerta',
  tags: ['paginas', 'cuenta'],
  covers: ['route:/user/login', 'route:/ranking'],
  world: { route: '/' },
  steps: [
    step('Ana llega a Inicio', 'Todavía no entra.', seeThe('link', 'Ya tengo cuenta')),
    step('Abre un enlace al Ranking', 'La llevan a Iniciar sesión.', go('/ranking'), seeRoute('/user/login')),
    step('Entra', 'Y llega a donde iba, no a otro lado.', logIn('ana@correo.mx'), seeRoute('/ranking')),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Ranking' } } }],
});

export const brokenLink = recipe({
  id: 'page/broken-link',
  title: 'El enlace llegó cortado',
  tags: ['paginas', 'cuenta'],
  covers: ['route:/user/change-password/:email/:token'],
  world: { route: '/' },
  steps: [
    step('Ana llega a Inicio', 'Trae un enlace a medias en su correo.', seeThe('link', 'Ya tengo cuenta')),
    step('Lo abre', 'Al correo le falta un pedazo.', go('/user/change-password/ana/7f3a')),
    step(
      'Ese enlace no sirve',
      'Ahí mismo pide otro.',
      seeText('Este enlace está incompleto o ya no sirve.'),
    ),
  ],
  expect: [
    { sees: { target: { role: 'link', name: 'Pedir otro enlace' } } },
    { request: 'POST /api/auth/change-password', times: 0 },
  ],
});
