const SCORE_FIELD = '[role="spinbutton"]';

/**
 * Says which score a game has after a press or a key in one of its two fields: “Pone 2–1 en Juárez–San Luis”. Null for
 * an element that changes no score.
 */
export function describeScore(element: Element): { of: string; says: string } | null {
  // The buttons − and + stand beside their field.
  const isOfScore =
    element.matches(SCORE_FIELD) || element.parentElement?.querySelector(`:scope > ${SCORE_FIELD}`);
  const game = isOfScore ? element.closest<HTMLElement>('[data-game]') : null;
  const [home, away] = game?.querySelectorAll<HTMLInputElement>(SCORE_FIELD) ?? [];
  if (!game || !home || !away) return null;
  return { of: `game ${game.dataset.game}`, says: writeScore(toSide(home), toSide(away)) };
}

interface Side {
  team: string;
  goals: string;
}

const toSide = (field: HTMLInputElement): Side => ({
  team: (field.getAttribute('aria-label') ?? '')
    .replace(/^Goles de (.+) \((?:local|visitante)\)$/, '$1')
    .replace(/^Atlético de /, ''),
  goals: field.value,
});

function writeScore(home: Side, away: Side): string {
  const game = `${home.team}–${away.team}`;
  if (home.goals === '' && away.goals === '') return `Borra el marcador de ${game}`;
  if (home.goals !== '' && away.goals !== '') return `Pone ${home.goals}–${away.goals} en ${game}`;
  const { team, goals } = home.goals === '' ? away : home;
  return `Pone ${goals} ${goals === '1' ? 'gol' : 'goles'} a ${team}`;
}
