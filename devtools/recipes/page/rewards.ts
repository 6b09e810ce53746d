import { go, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Premios. */
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
