const listPairs = (first: string, second: string) =>
  first
    .split(', ')
    .flatMap((words) => second.split(', ').map((noun) => `${words} ${noun}`))
    .join(', ');

/** The words that users type for the same thing: lower case and without accents. */
export const SYNONYMS = [
  'jornada, semana, week',
  'offline, networkerror, network error, modo avion, ' +
    listPairs('sin', 'conexion, internet, red, senal, wifi') +
    `, ${listPairs('se va, se fue, se cae, se cayo, se corta', 'la senal, la red, la conexion, el internet, el wifi')}`,
  'sin respuesta, sin contestar, nunca contesta, timeout, time out, se cuelga, ' +
    listPairs('no', 'contesta, responde'),
  'expirada, expirado, vencida, vencido, caducada, caducado, caduca, ' +
    'expired, expira, vence, vencio, caduco, expiro',
  'enlace, liga, link, url',
  'retener, retiene, retenida, hold, soltar',
  'inicio de, silbatazo inicial, silbatazo, kickoff',
  'resultado, marcador final, marcador',
  'pantalla completa, full screen, fullscreen',
  'descargar, exportar, export, bajar, guardar archivo',
  'publicar, publica, publish',
  'grabar, graba, grabacion, record, mis recorridos',
  'premio, rewards, recompensa, gana, ganas, ganan, ganar, gano, ganaste, ganador, ganadora',
  '429, demasiados intentos, too many attempts, too many requests',
  '419, seguridad vencida, csrf',
  'mantenimiento, 503',
  'contrasena, clave, password',
  'correo, email, e-mail, mail',
  'boleto, quiniela, pronostico, ticket',
  'falla, fallo, fallar, error',
  'peticion, llamada, request, endpoint',
  'dialogo, ventana, modal, aviso',
  'login, iniciar sesion, inicio de sesion, entrar',
  'cerrar sesion, cierre de sesion, cierras sesion, salir, logout',
  'registro, registrarse, registra, crear cuenta, alta',
  'ranking, tabla, posiciones, lugares',
  'celular, telefono, dispositivo',
  'partido, juego, match',
  'borrar cuenta, borrado de cuenta, eliminar cuenta, eliminas tu cuenta, cuenta eliminada',
  'persona, usuario, jugador',
  'congelar, pausar, freeze',
  'descongelar, reanudar, resume',
  'nuevo, nueva',
  'repetido, repetida, duplicado, duplicada, ya tomado, ya registrado, taken, duplicate',
  'vacio, vacia, en blanco, sin escribir, empty, blank',
  'debil, demasiado facil, weak',
  'borrado, borrada, eliminado, eliminada, deleted',
  'incorrecto, incorrecta, equivocado, equivocada, wrong, invalido, invalida, invalid',
  'reloj, hora',
  'enviar, envia, envio, enviado, enviada, mandar, manda, sellar, sella, sello, sellado, sellada',
  'contestar, contesta, responder, responde, respuesta',
  'perder, pierde, pierdes, perdio, perdiste',
  'empezar, empieza, comenzar, comienza, iniciar, inicia',
  'cambiar, cambia, cambio',
  'confirmar, confirma, verificar, verifica, verificacion',
  'compartir, comparte, share',
].map((group) => group.split(', '));
