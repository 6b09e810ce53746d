import { go, logIn, seeRoute, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A page for players, opened by a visitor: to log-in and back. */
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
