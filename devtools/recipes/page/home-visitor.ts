import { follow, go, seeRoute, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Inicio as a visitor meets it. */
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
