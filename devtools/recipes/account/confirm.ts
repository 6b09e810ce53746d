import { codeFor, later, step } from '../actions.ts';
import { confirmWith, sentToConfirm } from '../common-steps.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

const recipe = recipeWith({ tags: ['cuenta', 'errores'], world: { route: '/user/login' } });

export const ACCOUNT_CONFIRM_RECIPES: readonly Recipe[] = [
  recipe('account/confirm-short-code', 'A su código le falta un dígito', {
    steps: [
      ...sentToConfirm(),
      step('Escribe cinco números', 'Se comió el último.', confirmWith('12345')),
      step('Son seis', 'Nada se envió todavía.'),
    ],
    ends: {
      shows: { field: 'Código de 6 dígitos', says: 'Son 6 dígitos.' },
      calls: { 'POST /api/user/verify': { times: 0 } },
    },
  }),
  recipe('account/confirm-wrong-code', 'Escribe un código que no es el suyo', {
    steps: [
      ...sentToConfirm(),
      step('Prueba con 000000', 'El suyo es otro.', confirmWith('000000')),
      step('Ese código no es', 'Puede corregirlo o pedir otro.'),
    ],
    ends: {
      shows: { field: 'Código de 6 dígitos', says: 'Este código de verificación es inválido.' },
      because: 'Invalid verification code',
      calls: { 'POST /api/user/verify': { times: 1, status: 422 } },
    },
  }),
  recipe('account/confirm-expired-code', 'Su código caduca mientras busca el correo', {
    steps: [
      ...sentToConfirm(),
      step('Pasan dieciséis minutos', 'El correo estaba en no deseado.', later('16m')),
      step('Escribe el código correcto', 'Duraba quince minutos.', confirmWith(codeFor('lupe@correo.mx'))),
      step('Ya caducó', 'Ahí mismo puede pedir otro.'),
    ],
    ends: {
      shows: { field: 'Código de 6 dígitos', says: 'Este código ya caducó. Pide uno nuevo.' },
      because: 'The verification code has expired',
      calls: { 'POST /api/user/verify': { times: 1, status: 422 } },
    },
  }),
];
