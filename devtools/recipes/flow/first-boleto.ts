import { answer, press, rightAnswer, seeGames, seeModal, seeTrivia, step } from '../actions.ts';
import { recipe } from '../recipe.ts';
import { ANTONIA, confirmWithCode, fill, sendReady, writeAccess, writePerson } from '../scenes.ts';

/** From somebody who only heard of the promotion to a boleto with its stamp. */
export const firstBoleto = recipe({
  id: 'flow/first-boleto',
  title: 'Del registro a tu primer boleto',
  tags: ['flujos', 'cuenta', 'quiniela'],
  covers: [
    'modal:newAccount',
    'modal:verifyAccountSuccess',
    'modal:poolsSent',
    'trivia:correct',
    'route:/user/register',
    'route:/user/confirm-account',
    'route:/games',
    'call:GET /sanctum/csrf-cookie',
    'call:POST /api/user/register',
    'call:POST /api/user/verify',
    'call:GET /api/zipcode/:zipcode',
    'call:GET /api/user',
    'call:GET /api/weeks',
    'call:GET /api/week/current',
    'call:GET /api/games/week/:week',
    'call:GET /api/pool/user/all',
    'call:POST /api/pool/user',
    'call:POST /api/trivia/answer',
  ],
  world: { route: '/user/register' },
  steps: [
    step('Antonia se registra', 'Dice quién es y dónde vive.', writePerson()),
    step('Elige apodo y contraseña', 'Acepta las bases y el aviso.', writeAccess()),
    step('Crea su cuenta', 'Su código sale por correo.', press('Crear cuenta'), seeModal('newAccount')),
    step(
      'Confirma que el correo es suyo',
      'Copia los 6 dígitos del mensaje.',
      answer('newAccount', 'Escribir mi código'),
      confirmWithCode(ANTONIA),
    ),
    step(
      'Ya está dentro',
      'Con su sesión abierta y la jornada enfrente.',
      answer('verifyAccountSuccess', '¡A jugar!'),
      seeGames('open', 9),
    ),
    step('Llena tres marcadores', 'Los demás pueden esperar.', fill(3)),
    step('Los envía', 'Desde aquí ya no se pueden cambiar.', sendReady(3)),
    step(
      'Le toca la trivia',
      'Vale un punto extra.',
      answer('poolsSent', 'Aceptar'),
      seeTrivia('question'),
      press(rightAnswer(7)),
      press('Continuar'),
    ),
    step('Su primer boleto', 'Tres partidos sellados y un punto de ventaja.', [
      seeTrivia('correct'),
      press('Aceptar'),
      press(/^Enviados/),
      seeGames('open', 0),
    ]),
  ],
  expect: [
    { sees: { games: 'sent', count: 3 } },
    { request: 'POST /api/user/register', times: 1, status: 201 },
    { request: 'POST /api/pool/user', times: 1, status: 200 },
    { pools: 1 },
  ],
});
