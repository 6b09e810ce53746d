import { seeText, seeThe, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Perfil: the credential, the data, the boletos. */
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
