import { comeBack, later, seeGames, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** A phone whose clock is three hours late. */
export const wrongClock = recipe({
  id: 'page/wrong-clock',
  title: 'El reloj de su celular va tres horas atrasado',
  tags: ['paginas', 'quiniela'],
  covers: ['route:/games'],
  world: { as: 'nico', at: 'cierre(7, 1) - 2h', route: '/games' },
  steps: [
    step('Nico abre Partidos', 'Todo está abierto.', seeGames('open', 9)),
    step('Su celular se atrasa', 'Pasan tres horas y su reloj no se mueve.', later('3h', { silent: true })),
    step('Vuelve a la app', 'El servidor trae la hora oficial.', comeBack()),
    step(
      'Manda la hora del centro',
      'El partido cerró aunque su celular diga otra cosa.',
      seeText('Ojo: la hora de tu celular no coincide.'),
      seeGames('closed', 1),
    ),
  ],
  expect: [{ sees: { text: 'Ojo: la hora de tu celular no coincide.' } }],
});
