import { go, seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Preguntas Frecuentes. */
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
