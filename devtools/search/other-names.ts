import { REFUSALS } from '../../mock-server/catalogue/catalogue.ts';

/**
 * What testers call a command, by the command's id: phrases in Spanish and English, separated by commas. A search for a
 * whole phrase ranks the command first, so one that is only to be found, such as a recipe behind the switch of a fault,
 * has all its words in one phrase.
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  // Tiempo
  next: 'siguiente partido, avanzar el tiempo, adelantar, avanzar, fast forward, skip, saltar al siguiente, proximo evento',
  previous: 'regresar el tiempo, atrasar, retroceder, viajar atras, rewind, go back',
  freeze: 'parar el reloj, detener el tiempo, pausar el tiempo, stop time, pause clock, congelar reloj',
  resume: 'reanudar reloj, que corra el reloj, play, unfreeze, seguir el tiempo',
  'rate 1': 'velocidad normal, tiempo real, real time, x1, 1x',
  'rate 60': 'x60, 60x, acelerar el reloj, reloj rapido, mas rapido, velocidad del reloj, speed up',
  'rate 3600': 'x3600, x3,600, ×3600, 3600x, acelerar mucho, fastest',
  // Fallas
  offline:
    'offline, sin internet, sin conexion, modo avion, no hay red, no hay internet, desconectar, desconectado, sin wifi, apagar internet, ' +
    'airplane mode, no connection, no internet, sin datos, se cayo el internet, internet, señal, conexion, se fue el wifi, se fue la señal, se fue el internet, perder la señal, apagar el wifi, se cayo la red, sin cobertura, sin saldo',
  latency:
    'conexion lenta, internet lento, slow 3g, 3g, latencia, slow network, 2g, mala conexion, throttling, lag, tarda mucho, cargando, lento, va lento, muy lento, lentisimo, se traba, se queda pensando, no carga, carga lento, se tarda, lentitud, red lenta, internet malo, slow, delay global',
  unanswered:
    'no contesta, no responde, sin respuesta, nunca contesta, se cuelga, se queda colgado, el servidor no contesta',
  down: 'servidor caido, se cayo el servidor, se cae el servidor, api caida, server down, backend caido, down, todo falla',
  csrf: 'borrar cookies, cookie vencida, clear cookies, token csrf, pagina expirada, page expired',
  'open clock':
    'cambiar la fecha, cambiar la hora, adelantar una hora, adelantar un dia, mañana, time travel, viajar en el tiempo, ' +
    'calendario, set date, zona horaria, reloj del celular',
  'open faults': 'fault, romper algo, simular error, mock error, forzar un error, inyectar falla, stub',
  'POST /api/pool/user drop after':
    'mala red, doble envio, boleto duplicado, enviar dos veces, respuesta perdida, doble clic, doble toque, enviar doble, repetir el envio',
  'recipe message/send-too-soon':
    'demasiados intentos al enviar, muchos intentos al enviar, 429 al enviar, esperar para enviar',
  // Mensajes y diálogos
  [`message 429 ${REFUSALS.tooManyAttempts.message}`]:
    'rate limit, limite de intentos, espera 30 segundos, retry after, throttle, bloqueado por intentos, muchas peticiones, demasiadas peticiones',
  [`message 401 ${REFUSALS.unauthenticated.message}`]:
    'token expirado, token vencido, unauthorized, no autorizado, token invalido, 401',
  [`message 502 ${REFUSALS.badGateway.message}`]:
    'servidor caido, se cayo el servidor, server down, backend caido, down',
  [`message 500 ${REFUSALS.serverError.message}`]:
    'internal server error, error interno, error 500, crash del servidor, excepcion',
  [`message 503 ${REFUSALS.serviceUnavailable.message}`]: 'mantenimiento, maintenance, en mantenimiento',
  [`message 504 ${REFUSALS.gatewayTimeout.message}`]: 'timeout, gateway timeout, timeout del servidor',
  [`message 403 ${REFUSALS.unverifiedUser.message}`]: 'forbidden, prohibido, sin permiso',
  [`message 404 ${REFUSALS.weekNotFound.message}`]: '404, no existe la jornada',
  'dialog modal/questionAnsweredByUser':
    'trivia repetida, trivia duplicada, contestar dos veces la trivia, trivia ya contestada, already answered',
  'dialog modal/expiredSession':
    'sesion expirada, sesion vencida, sesion en otro dispositivo, session expired, dos celulares, doble sesion, sacar de la sesion, me saco de la sesion, se cierra la sesion sola, me saca solo',
  'dialog modal/unpreventedError':
    'error desconocido, error inesperado, unexpected error, algo salio mal, no funciona, se rompio, error raro, truena, no jala',
  'dialog modal/changePasswordExpired': 'link expirado, reset password expirado, liga caducada',
  'dialog modal/poolGameNotAvailable':
    'partido cerrado, envio tarde, llega tarde, fuera de tiempo, llegue tarde, no alcance a enviar, se me paso la hora, ya cerro el partido',
  'dialog modal/poolsSent':
    'boleto enviado, envio exitoso, success, confirmacion de envio, boletos enviados, quiniela enviada, ya envie, enviar quiniela, sellar boleto, boleto sellado',
  'recipe message/page-instead-of-data': 'respuesta html, html en vez de json, wifi de hotel, captive portal',
  'recipe message/answer-cut-short':
    'json invalido, json roto, respuesta cortada, json incompleto, malformed json',
  'recipe message/laravel-field-errors': 'validacion, errores de validacion, validation, campos invalidos',
  'dialog modal/questionNotFound': 'trivia eliminada, trivia borrada, sin trivia',
  'dialog modal/networkError': 'network error, error de red, se corta internet señal conexion',
  'recipe flow/lost-answer': 'se corta fue internet wifi señal conexion',
  'recipe page/offline-strip':
    'se corta fue internet wifi señal conexion modo avion, sin internet, sin wifi, no hay internet, no hay wifi, no hay señal, sin señal, sin datos, me quedo sin datos, sin red, sin conexion, se acaban los datos, offline',
  'dialog modal/accountEliminated': 'cuenta borrada por el admin, usuario eliminado',
  'recipe account/register-underage':
    'menor de edad, menor, underage, 17 años, no cumple 18, mayor de edad, edad, cumpleaños, fecha de nacimiento, menores de edad, edad minima, mayores de edad, menores',
  'recipe account/login-wrong-password':
    'contraseña mal, password incorrecto, wrong password, clave equivocada',
  'recipe account/register-unknown-zipcode': 'codigo postal invalido, cp invalido, zipcode, zip code',
  'recipe account/register-taken-email': 'correo repetido, email duplicado, correo ya usado',
  'recipe page/missing-page': 'pagina no encontrada, page not found, url mala, enlace roto, error 404, 404',
  'recipe moment/season-over':
    'fin de temporada, campeon, el campeon, acaba la final, despues de la final, ganador, campeonato, ganadores, final, termina el torneo, torneo, quien gano, final del torneo, gran final, gane la temporada, ganar la temporada, gane el torneo, ganador del torneo, ganador de la temporada, fin del torneo, primer lugar de la temporada',
  'recipe moment/story':
    'fin de temporada, campeon, acaba la final, resumen de la temporada, mis estadisticas, video, wrapped, resumen, resumen del año, resumen de temporada, historia, estadisticas, animacion, como me fue',
  'recipe page/games-live-no-score': 'en vivo, partido en juego',
  'recipe moment/live':
    'en vivo, partido en juego, live, marcador en vivo, gol, medio tiempo, marcador en vivo, partido en curso, esta jugando',
  'recipe flow/first-boleto':
    'registrarse, darse de alta, darme de alta, registro completo, crear cuenta, sign up, onboarding, como participar, como se juega, jugador nuevo, registro, registrarme, inscribirse, inscripcion, nuevo registro, unirse al juego, participar, crear mi cuenta',
  'recipe flow/week-to-points':
    'toda la semana, semana completa, semana entera, jornada entera, de principio a fin, todo el juego, recorrido completo',
  'recipe flow/forgotten-password':
    'olvidar mi contraseña, forgot password, no me acuerdo de mi clave, recuperar cuenta, recuperar contraseña, cambiar contraseña, restablecer, cambie mi contraseña',
  'recipe flow/goodbye': 'irse del juego, darse de baja',
  'dialog modal/emailSentChangePasswordSuccess':
    'olvidar mi contraseña, forgot password, recuperar contraseña',
  'dialog modal/sendPool':
    'enviar boleto, mandar mi boleto, enviar pronosticos, comprar boleto, jugar boleto, cambiar boleto, cambiar mi boleto, editar boleto, editar el boleto, corregir boleto, modificar boleto, modificar pronostico, cambiar pronostico, revisar boleto, confirmar boleto',
  'dialog modal/accountDeleted': 'borrar mi cuenta, eliminar mi cuenta, darse de baja',
  'dialog modal/signOut': 'cerrar sesion, salir, log out',
  'dialog trivia/correct':
    'respuesta correcta, acertar, contestar bien, punto extra, punto de trivia, le atine a la trivia',
  'dialog trivia/incorrect':
    'respuesta incorrecta, contestar mal, fallar la trivia, perdi, perder la trivia, me equivoque, error en la trivia',
  'recipe account/register-impossible-date': 'fecha de nacimiento, fecha invalida',
  'recipe account/register-short-phone': 'telefono invalido, celular invalido, numero de telefono',
  'recipe account/register-long-name': 'nombre largo, nombre muy largo',
  'recipe message/start-refused': 'no abre, pagina en blanco, pantalla en blanco',
  'recipe moment/visitor':
    'bienvenida, primera visita, portada, landing, pagina principal, primera vez, visitante, pagina de inicio, home, inicio, campaña',
  'recipe moment/first-of-week':
    'ganador de la semana, ganar la jornada, primer lugar de la semana, gane la jornada, gane la semana, ganar la semana, ganador, ganadora, primer lugar, ganador de la jornada',
  'recipe page/rewards':
    'premios, ganar, que se gana, premiacion, premios, premio, que me gano, regalos, recompensas, que hay de premio, dinero, sorteo, ganadores',
  'recipe page/faq':
    'penales, tiempos extra, empate, desempate, reglas, dudas, ayuda, preguntas frecuentes, como se juega',
  'recipe page/legal':
    'terminos y condiciones, aviso de privacidad, privacidad, bases, legales, accesibilidad',
  'recipe page/games-postponed': 'partido pospuesto, partido cancelado, partido suspendido, aplazado',
  'recipe page/games-no-calendar': 'liguilla, finalistas, playoffs',
  'recipe page/bonus-closings':
    'recordatorios, calendario, agendar, google calendar, alarma, notificaciones, notificacion, avisos, avisos al celular, alertas, recordatorio, push, fecha limite, fechas, horarios, a que hora cierra, cuando cierra',
  'recipe page/ranking-own-place':
    'mi lugar, mi posicion, en que lugar voy, ranking, tabla de posiciones, cara a cara, duelo, contra mis amigos, competir con amigos, contra otros jugadores, rivales, competencia, leaderboard, posicion, lugar en la tabla, como voy',
  'recipe page/ranking-shared-place':
    'empate, empatados, empatar, empatan, mismo lugar, mismos puntos, lugar compartido, comparten lugar, dos en primer lugar',
  'recipe page/ranking-second-page':
    'tabla general, tabla de posiciones, ranking completo, ranking, leaderboard, cara a cara, duelo, mejores jugadores, lideres, top',
  'recipe page/share-results':
    'compartir en instagram, instagram, redes sociales, whatsapp, historias, presumir, qr, video, compartir, compartir en redes, redes, facebook, tiktok, stories, imagen para compartir, publicar en redes, foto',
  'recipe page/season-share':
    'compartir mi temporada, instagram, redes sociales, presumir, compartir, compartir en redes, redes, facebook',
  'recipe page/album':
    'estampas, coleccion, mis cartas, coleccionables, album, cartas, tarjetas, stickers, figuritas, logros, insignias',
  'recipe spec/phone-menu':
    'menu del celular, hamburguesa, menu, tablet, ipad, movil, celular, version movil, responsive, pantalla chica',
  'recipe spec/token-kept':
    'guardar la sesion, mantener la sesion, recordar la sesion, sesion guardada, recargar la pagina, refresh, f5',
  'recipe message/gateway-timeout': 'lento lentisimo se traba se queda pensando',
  'recipe page/loading': 'lento lentisimo se traba no carga cargando, pantalla de carga',
  'dialog modal/sentVerifyCode':
    'no llega el codigo, el codigo no llega, reenviar codigo, no me llega el correo, no llega el correo, otro codigo, codigo de confirmacion por correo',
  'recipe page/week-points':
    'mis puntos, ver mis puntos, cuanto gane, cuantos puntos tengo, puntos, cuantos puntos llevo, cuantos puntos tengo, puntaje, puntuacion, calificacion, como se suman los puntos, sistema de puntos',
  'recipe moment/before-season': 'antes de que empiece la temporada, pretemporada, antes del torneo',
  'recipe moment/new-player':
    'jugador nuevo, nuevo jugador, primera vez, principiante, acaba de llegar, acaba de registrarse',
  'recipe page/home-player':
    'jugador nuevo, primer boleto, llenar la quiniela, como se llena la quiniela, llenar boleto, tutorial, instrucciones',
  'recipe page/home-visitor': 'portada, landing, pagina de inicio, home, visitante, campaña',
  'recipe page/games-live-miss':
    'perdi, perder puntos, cero puntos, no le atine, fallar el pronostico, me equivoque, voy perdiendo',
  'recipe page/ranking-day-one': 'ranking, ranking vacio, empieza el ranking',
  'recipe page/profile':
    'perfil, mi perfil, mi cuenta, mis boletos, historial de boletos, boletos anteriores, boletos guardados, mis datos',
  'recipe spec/default-cutoff':
    'a que hora cierra, fecha limite, hora limite, hasta que hora puedo jugar, cuando cierra',
  'recipe moment/complete': 'qr, codigo qr, codigo de barras, boleto completo, boleto sellado, ticket',
  'dialog modal/newAccount':
    'codigo de confirmacion por correo, correo de confirmacion, crear mi cuenta, correo de bienvenida',
  'dialog modal/verifyAccountSuccess':
    'codigo de confirmacion por correo, cuenta confirmada, verificar cuenta',
  'recipe account/register-taken-nickname': 'apodo, nickname, sobrenombre, nombre de usuario',
  'dialog modal/poolWeekNotValid': 'llegue tarde, ya cerro la jornada',
  'dialog trivia/question':
    'pregunta, pregunta de trivia, pregunta de la semana, pregunta extra, punto extra, trivia',
  'recipe moment/results':
    'resultados, resultados del lunes, resultados de la jornada, como me fue, fin de la jornada',
  'recipe moment/between-weeks': 'como me fue en la jornada',
  'recipe moment/first-and-perfect':
    'jornada perfecta, boleto perfecto, semana perfecta, le atine a todo, todo exacto, nueve exactos, marcador perfecto, primer lugar',
  'recipe page/season-whole':
    'estadisticas, grafica, grafica de puntos, avance, progreso, mi temporada, toda la temporada',
  'dialog modal/promotionAsset': 'promociones, promocion, promo, descuentos, cupon',
  'recipe spec/every-page':
    'todas las secciones, todas las paginas, recorrido por el sitio, tour, paseo, mapa del sitio, vista general',
  'recipe message/bad-gateway': 'se cayo la pagina, se cayo el sitio, pagina caida, no responde',
  'recipe message/maintenance': 'se cayo la pagina, sitio en mantenimiento',
  'recipe moment/no-week': 'todavia no hay partidos, no hay jornada',
  // Personas
  'as nico': 'usuario nuevo, sin boletos, primera vez, new user, recien registrado, cuenta nueva',
  'as lupe':
    'sin confirmar, cuenta no verificada, cuenta sin confirmar, sin verificar, unverified, correo sin confirmar',
  'as visitante': 'sin sesion, anonimo, guest, no logueado, deslogueado, invitado, logged out',
  'as mariana': 'lider, primer lugar, top del ranking, puntera',
  'new persona':
    'persona nueva, crear persona, crear persona nueva, nueva persona, crear usuario, nuevo usuario, usuario, alta, cuenta, crear cuenta de prueba, agregar persona, registrar, registrar persona, test account, new account, create user',
  'open personas':
    'nombre largo, acentos, contraseña, cambiar de usuario, login como otro, entrar como otro, switch user, cuentas de prueba, test users, otra persona, otro jugador, cambiar de jugador',
  // Secciones
  'open mailbox':
    'correo con el codigo, bandeja, inbox, otp, codigo de confirmacion, codigo de verificacion, emails, correos enviados, sms, correo, mails, no llega el codigo, no llega el correo',
  'open network':
    'network, headers, encabezados, curl, ver headers, payload, respuestas del servidor, log, logs, xhr, requests, body, ' +
    'repetir peticion, reenviar, replay, reproducir har, abrir har',
  stored:
    'localstorage, local storage, sessionstorage, session storage, storage, lo guardado, datos guardados, token, borrador, borradores, application',
  har: 'har, descargar har, exportar har, bajar har, guardar el har, export har, trafico, guardar peticiones',
  'open world':
    'base de datos, editar datos, tablas, database, admin, cambiar un marcador, editar un partido, edit data, marcador, poner gol, meter gol, anotar un gol, quitar un gol, poner el marcador, capturar marcador, cambiar marcador, mover un partido',
  'open coverage': 'que falta probar, coverage, avance de pruebas',
  'open spec': 'requisitos, especificacion, requirements, documento del cliente, casos de uso',
  'open branches':
    'snapshot, guardar estado, historial, revertir, rehacer, redo, bitacora, timeline, que paso, deshacer, undo, volver, restore point, punto de guardado, checkpoint',
  'open recipes':
    'casos de prueba, test cases, escenarios, scenarios, flujos, demos, demo, presentacion, presentar, mostrar a directores, directores, junta, video',
  // Mundo
  playlist:
    'lista, playlist, lista de recorridos, varios recorridos, uno tras otro, armar una lista, secuencia, carrusel, en bucle, kiosco',
  pictures:
    'imagen, imagenes, guardar imagenes, fotos, captura, capturas, captura de pantalla, capturar pantalla, captura para el cliente, diapositivas, slides, laminas, power point, powerpoint, para una presentacion, zip, pdf, exportar pdf, imprimir, print, jpg, png',
  book: 'libro, flow book, catalogo de pantallas, todas las pantallas, ver todas las imagenes',
  full: 'pantalla grande, proyectar, proyector, en grande, agrandar, presentar en grande, tele',
  record:
    'grabar, grabacion, hacer un recorrido, crear un recorrido, mi propio recorrido, grabar pasos, grabar la pantalla, screen recording, automatizar, video, grabar video, macro',
  report:
    'bug, reportar un problema, report a bug, levantar ticket, issue, screenshot, captura de pantalla, incidencia, defecto, jira, algo raro, no funciona, encontre un error',
  restore: 'quitar todo, limpiar fallas, quitar fallas, volver a la normalidad, reset faults, normal',
  revoke: 'cerrar la sesion remota, invalidar token, revocar, kick, sacar al usuario, matar la sesion',
  delete: 'eliminar usuario, baja, delete account, delete user',
  tab: 'nueva pestaña, otra ventana, dos pestañas, multi tab, new tab',
  cabina:
    'celular, vista movil, mobile view, responsive, iphone, ver en celular, device, pantalla chica, tablet, ipad, android',
  undo: 'deshacer, me equivoque, ctrl z, quitar el ultimo cambio, revertir, rollback, revert, echar para atras',
  link: 'compartir, compartir enlace, mandar, mandar enlace, enviar enlace, whatsapp, qr, share, pasar el mundo, mandar mi estado',
  export: 'respaldo, backup, descargar mundo, guardar mundo, guardar la sesion, guardar lo que hice, copia',
  publish:
    'resultados, subir marcadores, terminar la jornada, terminar partidos, puntos, calificar, poner resultados, capturar resultados',
  reset:
    'reset, reiniciar, limpio, empezar de nuevo, empezar otra vez, otra vez, volver a empezar, borrar todo, clear storage, restart, estado inicial, fresh start, desde cero, ' +
    'limpiar todo, volver al inicio, borrar datos, borrar storage, borrar localstorage, start over, resetear',
};
