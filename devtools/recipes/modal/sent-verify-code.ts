import { later, press, seeModal, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Another code, once a minute has passed. */
export const sentVerifyCode = recipe({
  id: 'modal/sentVerifyCode',
  title: 'Pides otro código',
  tags: ['cuenta'],
  covers: ['modal:sentVerifyCode', 'call:POST /api/user/verify/resend'],
  world: { as: 'lupe', route: '/user/confirm-account' },
  steps: [
    step('Lupe espera su código', 'Está en Confirmar cuenta y no le llega.', seeText(/Reenviar en/)),
    step('Pasa un minuto', 'Ya puede pedir otro.', later('61s')),
    step('Pide que se lo reenvíen', 'Sale un correo nuevo.', press('Reenviar código')),
    step('Código enviado', 'El anterior ya no sirve.', seeModal('sentVerifyCode')),
  ],
  expect: [
    { sees: { modal: 'sentVerifyCode' } },
    { request: 'POST /api/user/verify/resend', times: 1, status: 200 },
  ],
});
