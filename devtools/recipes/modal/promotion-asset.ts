import { press, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** The thing to take along that is not out yet. */
export const promotionAsset = recipe({
  id: 'modal/promotionAsset',
  title: 'Pides una promoción que todavía no sale',
  tags: ['paginas', 'errores'],
  covers: ['modal:promotionAsset'],
  world: { as: 'ana', route: '/bonus' },
  steps: [
    step('Ana entra a Bonus', 'Busca qué llevarse esta semana.', seeText('Para llevar')),
    step('Pregunta por el cupón', 'Quiere saber cuándo sale.', press(/^¿Cuándo sale\?\s*Botana/)),
    step('Todavía no hay nada', 'Le piden volver pronto.', seeModal('promotionAsset')),
  ],
  expect: [{ sees: { modal: 'promotionAsset' } }],
});
