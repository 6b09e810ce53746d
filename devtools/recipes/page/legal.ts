import { go, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The two legal pages. */
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
  expect: [{ sees: { target: { role: 'heading', name: 'Aviso de Privacidad' } } }],
});
