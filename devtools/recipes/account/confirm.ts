import { codeFor, later, seeField, step } from '../actions.ts';
import { confirmWith, sentToConfirm } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/login' } });

export const ACCOUNT_CONFIRM_RECIPES: readonly Recipe[] = [
  recipe('account/confirm-short-code', 'A su código le falta un dígito', {
    covers: ['field:Código de 6 dígitos', 'route:/user/confirm-account'],
    steps: [
      ...sentToConfirm(),
      step('Escribe cinco números', 'Se comió el último.', confirmWith('12345')),
      step('Son seis', 'Nada se envió todavía.', seeField('Código de 6 dígitos', 'Son 6 dígitos.')),
    ],
    alsoExpect: [{ request: 'POST /api/user/verify', times: 0 }],
  }),
  recipe('account/confirm-wrong-code', 'Escribe un código que no es el suyo', {
    says: 'Invalid verification code',
    steps: [
      ...sentToConfirm(),
      step('Prueba con 000000', 'El suyo es otro.', confirmWith('000000')),
      step('Ese código no es', 'Puede corregirlo o pedir otro.', [
        seeField('Código de 6 dígitos', 'Este código de verificación es inválido.'),
      ]),
    ],
    alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 422 }],
  }),
  recipe('account/confirm-expired-code', 'Su código caduca mientras busca el correo', {
    says: 'The verification code has expired',
    steps: [
      ...sentToConfirm(),
      step('Pasan dieciséis minutos', 'El correo estaba en no deseado.', later('16m')),
      step('Escribe el código correcto', 'Duraba quince minutos.', confirmWith(codeFor('lupe@correo.mx'))),
      step('Ya caducó', 'Ahí mismo puede pedir otro.', [
        seeField('Código de 6 dígitos', 'Este código ya caducó. Pide uno nuevo.'),
      ]),
    ],
    alsoExpect: [{ request: 'POST /api/user/verify', times: 1, status: 422 }],
  }),
];
