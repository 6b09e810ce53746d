/** What a fact is called in the panel, which has words of its own for `clock` and `edit`. */
export const FACT_LABELS = {
  code: 'Pide otro código',
  delete: 'Borra su cuenta',
  fault: 'Se pone una falla',
  'fault-clear': 'Se quitan fallas',
  'fault-met': 'Ocurrió una falla',
  laravel: 'Laravel de fábrica',
  link: 'Pide cambiar su contraseña',
  login: 'Entra',
  'login-failed': 'No logra entrar',
  logout: 'Cierra sesión',
  password: 'Cambia su contraseña',
  persona: 'Entra como',
  pool: 'Envía pronósticos',
  register: 'Se registra',
  trivia: 'Contesta la trivia',
  verify: 'Confirma su cuenta',
};
