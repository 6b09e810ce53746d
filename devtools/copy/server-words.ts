/** What people call the server's calls, and what its refusals mean. Codes stand beside them where there is room. */

const CALLS: Readonly<Record<string, string>> = {
  'GET /sanctum/csrf-cookie': 'Cookie de seguridad',
  'POST /api/auth/login': 'Login',
  'GET /api/auth/logout': 'Cierre de sesión',
  'POST /api/auth/forgot-password': 'Olvidé mi contraseña',
  'POST /api/auth/change-password': 'Cambio de contraseña',
  'POST /api/user/register': 'Registro',
  'POST /api/user/verify': 'Confirmación de cuenta',
  'POST /api/user/verify/resend': 'Reenvío del código',
  'GET /api/user': 'Mi cuenta',
  'GET /api/user/delete': 'Borrado de cuenta',
  'GET /api/zipcode/:zipcode': 'Código postal',
  'GET /api/weeks': 'Jornadas',
  'GET /api/week/current': 'Jornada actual',
  'GET /api/games/all': 'Todos los partidos',
  'GET /api/games/week/:week': 'Partidos de la jornada',
  'GET /api/pool/user/all': 'Mis boletos',
  'POST /api/pool/user': 'Envío del boleto',
  'POST /api/trivia/answer': 'Respuesta de la trivia',
  'GET /api/ranking': 'Ranking general',
  'GET /api/ranking/week/:week': 'Ranking por jornada',
};

const MESSAGES: Readonly<Record<string, string>> = {
  'CSRF token mismatch.': 'seguridad vencida',
  'Too Many Attempts.': 'demasiados intentos',
  'Server Error': 'error del servidor',
  'Bad Gateway': 'servidor sin respuesta',
  'Service Unavailable': 'servidor en mantenimiento',
  'Gateway Timeout': 'servidor tardado',
  'Unauthenticated.': 'sesión vencida',
  'Attempt to read property "email" on null': 'cuenta eliminada',
  'No query results for model [Week].': 'jornada inexistente',
  'The selected email is invalid.': 'correo sin cuenta',
  'Invalid Credentials': 'contraseña incorrecta',
  'These credentials do not match our records.': 'correo o contraseña incorrectos',
  'Too many login attempts. Please try again in 60 seconds.': 'demasiados intentos de entrar',
  'Your email address is not verified.': 'correo no verificado',
  'Unverified user': 'no verificado',
  'Please wait before retrying.': 'espera para reintentar',
  'This password reset token is invalid.': 'enlace caducado',
  "We can't find a user with that email address.": 'correo sin cuenta',
  'The email has already been taken.': 'correo ya registrado',
  'The email has already been taken. (and 1 more error)': 'correo ya registrado y otro error',
  'The nickname has already been taken.': 'apodo ya tomado',
  'Invalid verification code': 'código incorrecto',
  'The verification code has expired': 'código caducado',
  'User already verified': 'cuenta ya confirmada',
  'Zipcode Not Found': 'código postal inexistente',
  'No current week': 'sin jornada actual',
  'Bet not allowed': 'jornada cerrada',
  'No match games': 'partidos que ya no están',
  'No bet day': 'día sin pronósticos',
  'Bet date is before the start of the week': 'jornada sin empezar',
  'No bet time': 'partido cerrado',
  'Question Not Found': 'pregunta retirada',
  'This User already answer this question': 'pregunta ya contestada',
};

/** The name of an endpoint (`POST /api/pool/user`), or the endpoint where it has none. */
export const callWords = (endpoint: string): string => CALLS[endpoint] ?? endpoint;

/** What a refusal of the server means, or the refusal itself. */
export const messageWords = (message: string): string => MESSAGES[message] ?? message;
