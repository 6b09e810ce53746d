import { seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

export const profile = recipe({
  id: 'page/profile',
  title: 'Tu credencial y tus boletos sellados',
  tags: ['paginas', 'cuenta'],
  covers: ['route:/user/profile'],
  world: { as: 'mariana', route: '/user/profile' },
  steps: [
    step('Mariana abre su perfil', 'Va en primer lugar.', seeThe('heading', 'Perfil')),
    step(
      'Sus datos van a medias',
      'Nadie puede leer su celular por encima de su hombro.',
      seeThe('heading', 'Mis datos'),
    ),
    step('Y sus boletos completos', 'Cada jornada con sus puntos.', seeText('Jornada 6')),
  ],
  expect: [{ sees: { target: { role: 'button', name: 'Eliminar mi cuenta' } } }],
});

export const bonus = recipe({
  id: 'page/bonus',
  title: 'Tu tabla de trivias, frijol por frijol',
  tags: ['paginas', 'trivia'],
  covers: ['route:/bonus'],
  world: { as: 'ana', route: '/bonus' },
  steps: [
    step('Ana abre Bonus', 'Lleva seis jornadas jugadas.', seeThe('heading', 'Bonus')),
    step('Su tabla se llena', 'Un frijol por cada acierto.', seeThe('heading', 'Tu tabla de trivias')),
    step('Y algo para llevar', 'Fondos, listas y cupones.', seeThe('heading', 'Para llevar')),
  ],
  expect: [{ sees: { target: { role: 'heading', name: 'Tu tabla de trivias' } } }],
});
