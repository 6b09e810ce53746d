import { answer, fail, later, logIn, press, seeText, step } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Another code, asked for sooner than the server likes. */
export const resendTooSoon = recipe({
  id: 'message/resend-too-soon',
  title: 'Pide otro código antes de tiempo',
  tags: ['errores', 'cuenta'],
  covers: ['msg:Too Many Attempts.', 'error:Too Many Attempts.→wait'],
  world: { route: '/user/login' },
  steps: [
    step('Lupe entra sin haber confirmado', 'Está en Iniciar sesión.', logIn('lupe@correo.mx')),
    step(
      'La mandan por su código',
      'Y ella espera su correo.',
      answer('verifyAccountError', 'Ir a confirmar'),
      seeText(/Reenviar en/),
    ),
    step(
      'Pasa un minuto',
      'El botón ya la deja pedir otro; el servidor todavía no.',
      later('61s'),
      fail({ match: 'POST /api/user/verify/resend', effect: { status: 429, retryAfter: 45 } }),
    ),
    step('Lupe pide otro', 'Le toca esperar.', press('Reenviar código')),
    step('Le dice cuánto falta', 'Sin diálogo de por medio.', seeText('Espera 45 s para pedir otro código.')),
  ],
  expect: [
    { sees: { text: 'Espera 45 s para pedir otro código.' } },
    { request: 'POST /api/user/verify/resend', times: 1, status: 429 },
  ],
});
