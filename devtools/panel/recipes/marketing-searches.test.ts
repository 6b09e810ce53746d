// @vitest-environment jsdom

import { beforeAll, describe, expect, test } from 'vitest';
import type { RecipeView } from '../../api.ts';
import { LINES } from '../../search/screen-lines.ts';
import { findScreens } from '../../search/screen-texts.ts';
import { startSimulator } from '../../testing.tsx';
import type { PanelContextValue } from '../context/context.ts';
import type { Command } from '../palette/command.ts';
import { listCommands } from '../palette/commands.ts';
import { toDemoCommands } from '../palette/demo-commands.ts';
import { findCommands } from '../palette/find-commands.ts';
import { findRecipes } from './find-recipes.ts';
import { ALL, listGroups, toShownGroups } from './shown-recipes.ts';

let recipes: readonly RecipeView[];
let commands: Command[];
beforeAll(() => {
  const simulator = startSimulator();
  recipes = simulator.recipe.list();
  const jump = { land: 'at', silent: false, data: true, kinds: ['cutoff'] };
  commands = toDemoCommands(listCommands({ jump, simulator } as unknown as PanelContextValue));
});

const RANKING = ['page/ranking-own-place', 'page/ranking-second-page', 'page/ranking-day-one'];
const SHARE = ['page/share-results', 'page/season-share', 'page/album'];
const NEW_PLAYER = ['moment/new-player', 'flow/first-boleto', 'page/home-player'];
const OFFLINE = ['page/offline-strip'];
const SENT = ['modal/sendPool', 'modal/poolsSent', 'modal/poolSent'];

/** Searches of people in marketing. One of the recipes of each must be among the first three that it finds. */
const SEARCHES: readonly (readonly [string, readonly string[]])[] = [
  // Of the stranger who tried the demo
  ['nuevo jugador', NEW_PLAYER],
  ['jugador nuevo', NEW_PLAYER],
  ['no hay wifi', OFFLINE],
  ['no hay señal', OFFLINE],
  ['me quedo sin datos', OFFLINE],
  ['sin internet', OFFLINE],
  ['perdí', ['trivia/incorrect', 'page/games-live-miss']],
  ['tablet', ['spec/phone-menu']],
  ['cara a cara', RANKING],
  ['duelo', RANKING],
  ['cambiar boleto', ['modal/sendPool']],
  ['perfil', ['page/profile']],
  ['ranking', RANKING],
  ['tabla de posiciones', RANKING],
  ['premios', ['page/rewards']],
  ['qué me gano', ['page/rewards']],
  ['final', ['moment/season-over']],
  ['final del torneo', ['moment/season-over']],
  ['notificaciones', ['page/bonus-closings']],
  ['QR', ['moment/complete', 'page/share-results']],
  ['video', ['moment/story', 'page/share-results']],
  // As sentences
  ['¿Qué me gano?', ['page/rewards']],
  ['¿Cómo me registro?', ['flow/first-boleto']],
  ['¿Quién ganó el torneo?', ['moment/season-over']],
  ['¿Qué pasa si no hay internet?', OFFLINE],
  // Accounts
  ['cómo me registro', ['flow/first-boleto']],
  ['inscribirse', ['flow/first-boleto']],
  ['crear mi cuenta', ['flow/first-boleto', 'modal/createAccount', 'modal/newAccount']],
  ['primera vez', ['moment/visitor', ...NEW_PLAYER]],
  ['no me llega el correo', ['modal/sentVerifyCode']],
  ['código de confirmación', ['modal/newAccount', 'modal/verifyAccountSuccess', 'modal/sentVerifyCode']],
  ['menores de edad', ['account/register-underage']],
  ['edad mínima', ['account/register-underage']],
  ['apodo', ['account/register-taken-nickname', 'account/register-phone-as-nickname']],
  ['olvidé mi contraseña', ['flow/forgotten-password']],
  ['darse de baja', ['flow/goodbye', 'modal/accountDeleted']],
  ['me sacó de la sesión', ['modal/expiredSession', 'flow/session-elsewhere']],
  // The boleto
  ['llenar la quiniela', ['page/offline-strip', 'page/home-player', 'moment/empty', 'flow/first-boleto']],
  ['enviar quiniela', SENT],
  ['quiniela enviada', SENT],
  ['se puede editar el boleto', ['modal/sendPool']],
  ['a qué hora cierra', ['spec/default-cutoff', 'page/bonus-closings']],
  ['fecha límite', ['spec/default-cutoff', 'page/bonus-closings']],
  ['llegué tarde', ['modal/poolGameNotAvailable', 'modal/poolWeekNotValid']],
  ['no alcancé a enviar', ['modal/poolGameNotAvailable', 'modal/poolWeekNotValid']],
  ['se pospone por lluvia', ['page/games-postponed']],
  ['partido en vivo', ['moment/live']],
  ['código de barras', ['moment/complete']],
  ['recordatorio', ['page/bonus-closings']],
  ['avisos al celular', ['page/bonus-closings']],
  // The trivia
  ['pregunta de trivia', ['trivia/question']],
  ['punto extra', ['trivia/correct', 'trivia/question']],
  ['contesté mal', ['trivia/incorrect']],
  // Points, places and prizes
  ['mis puntos', ['page/week-points']],
  ['cuántos puntos llevo', ['page/week-points']],
  ['resultados', ['moment/results']],
  ['en qué lugar voy', ['page/ranking-own-place']],
  ['leaderboard', RANKING],
  ['competir con amigos', RANKING],
  ['contra otros jugadores', RANKING],
  ['ganador de la semana', ['moment/first-of-week']],
  ['gané la jornada', ['moment/first-of-week']],
  ['primer lugar', ['moment/first-of-week', 'moment/first-and-perfect', 'moment/season-over']],
  ['jornada perfecta', ['moment/first-and-perfect']],
  ['le atiné a todo', ['moment/first-and-perfect']],
  ['campeón', ['moment/season-over']],
  ['gané la temporada', ['moment/season-over']],
  ['gran final', ['moment/season-over']],
  ['cuál es el premio', ['page/rewards']],
  ['regalos', ['page/rewards']],
  // What is kept and shared
  ['estadísticas', ['page/season-whole', 'moment/story']],
  ['gráfica de puntos', ['page/season-whole']],
  ['resumen del año', ['moment/story']],
  ['wrapped', ['moment/story']],
  ['coleccionables', ['page/album']],
  ['compartir en redes', SHARE],
  ['facebook', SHARE],
  ['presumir', SHARE],
  ['mi cuenta', ['page/profile']],
  ['historial de boletos', ['page/profile']],
  // Pages
  ['página de inicio', ['moment/visitor', 'page/home-visitor']],
  ['landing', ['moment/visitor', 'page/home-visitor']],
  ['promociones', ['modal/promotionAsset']],
  ['reglas del juego', ['page/faq']],
  ['ayuda', ['page/faq']],
  ['bases de la promoción', ['page/legal']],
  ['todas las secciones', ['spec/every-page']],
  ['recorrido por el sitio', ['spec/every-page']],
  ['menú', ['spec/phone-menu', 'spec/visitor-menu']],
  // Faults
  ['se cayó la página', ['message/bad-gateway', 'message/start-recovers', 'message/maintenance']],
  ['error 404', ['page/missing-page']],
  ['carga lenta', ['page/loading', 'message/gateway-timeout']],
];

const MAX_LENGTH = 30;

describe.each(SEARCHES)('the search “%s” of people of marketing', (search, ids) => {
  const isWanted = (id: string) => ids.includes(id);
  const screens = findScreens(search, LINES);

  test(`has one of ${ids.join(', ')} among the first three in Recorridos, in a short list`, () => {
    const matches = findRecipes(recipes, search, screens);
    const shown = toShownGroups(matches, listGroups(recipes), ALL, search).flatMap(({ rows }) => rows);
    expect(shown.map(({ id }) => id).slice(0, 3)).toSatisfy((first: string[]) => first.some(isWanted));
    expect(shown.length).toBeLessThanOrEqual(MAX_LENGTH);
  });

  test(`has one of ${ids.join(', ')} among the first three recipes of the palette`, () => {
    const found = findCommands(commands, search, 'all', { screens })
      .flatMap((group) => group.commands)
      .flatMap(({ id }) => /^(?:recipe|dialog) (.+)/.exec(id)?.[1] ?? []);
    expect(found.slice(0, 3)).toSatisfy((first: string[]) => first.some(isWanted));
  });
});
