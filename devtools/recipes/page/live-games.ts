import { comeBack, editGame, game, seeGames, seeHeading, step } from '../actions.ts';
import { type Recipe, recipeWith } from '../recipe.ts';

// The mock server shows a goal of a live game only after the goal's minute. 1 h 50 min after the kick-off all
// these minutes have passed, so the page shows the whole score that a step sets.
const recipe = recipeWith({
  tags: ['quiniela', 'paginas'],
  world: { as: 'ana', at: 'inicio(7, 1) + 1h 50m', route: '/games' },
});

const opening = () =>
  step('Ana abre Partidos en pleno partido', 'Ella pronosticó 1–1 y ya lo envió.', seeGames('live', 1));

const goes = (says: string, detail: string, home: number, away: number) =>
  step(says, detail, editGame(game(7, 1), { home_goals: home, away_goals: away }), comeBack());

const liveRecipe = (
  id: string,
  title: string,
  score: ReturnType<typeof goes>,
  [says, detail, text]: [string, string, RegExp],
) => recipe(id, title, { steps: [opening(), score, step(says, detail)], ends: { shows: { text: text } } });

export const PAGE_LIVE_RECIPES: readonly Recipe[] = [
  liveRecipe(
    'page/games-live-exact',
    'El partido va justo como lo pronosticaste',
    goes('Va 1–1', 'El mismo marcador que ella puso.', 1, 1),
    [
      'Si así queda, gana 5 puntos',
      'Dice “Provisional”: todavía no suma en ningún total.',
      /Si así queda: \+5\s*Provisional/,
    ],
  ),
  liveRecipe(
    'page/games-live-result',
    'El partido va empatado, con otro marcador',
    goes('Va 2–2', 'También es empate, con otros goles.', 2, 2),
    [
      'Si así queda, gana 2 puntos',
      'Le atinaría al resultado, sin el marcador.',
      /Si así queda: \+2\s*Provisional/,
    ],
  ),
  liveRecipe(
    'page/games-live-miss',
    'El partido va al revés de tu pronóstico',
    goes('Gana el local 2–0', 'Ella esperaba un empate.', 2, 0),
    [
      'Si así queda, son 0 puntos',
      'Es provisional: un gol lo puede cambiar.',
      /Si así queda: 0 puntos\s*Provisional/,
    ],
  ),
  recipe('page/games-live-no-score', 'Un partido en juego del que aún no hay marcador', {
    steps: [
      opening(),
      step('Deja de llegar el marcador', 'El servidor dice que se juega, y no cómo va.', [
        editGame(game(7, 1), { hides_score: true }),
        comeBack(),
      ]),
      step('No adelanta puntos', 'Sin marcador, solo dice cuándo llegan.'),
    ],
    ends: { shows: { text: /Puntos al final del partido\s*Por confirmar/ } },
  }),
  recipe('page/profile-live', 'Tu boleto mientras se juega un partido', {
    world: { at: 'inicio(7, 3) + 1h 50m', route: '/user/profile' },
    steps: [
      step('Ana abre su perfil el sábado', 'Su boleto de la Jornada 7 se abre solo.', seeHeading('Perfil')),
      step('El partido va 2–1', 'Como ella lo pronosticó.', [
        editGame(game(7, 3), { home_goals: 2, away_goals: 1 }),
        comeBack(),
      ]),
      step('Su renglón dice qué ganaría', 'La suma del boleto no lo cuenta todavía.'),
    ],
    ends: { shows: { text: 'Si así queda: +5 (provisional)' } },
  }),
];
