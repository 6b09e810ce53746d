import { copy } from '../../devtools/copy.ts';
import { ERROR_MODALS } from '../../devtools/recipes/index.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { escapeHtml } from '../html.ts';
import { getPictureName } from './files.ts';

const WIDTH = 390;

interface WallParts {
  pictures: ReadonlySet<string>;
  root: string;
}

const getShortName = ({ id }: Recipe) => id.slice(id.indexOf('/') + 1);
const isError = (recipe: Recipe) => ERROR_MODALS.includes(getShortName(recipe));

function renderTile(recipe: Recipe, { root }: WallParts): string {
  const { id, title } = recipe;
  const picture = `${root}simulador/recorridos/pictures/${getPictureName(id, WIDTH)}`;
  return `<li><a href="#${id}"><img src="${picture}" width="390" height="844" loading="lazy" alt="${escapeHtml(copy.bookPicture(title, WIDTH))}"></a>
<p class="code">${getShortName(recipe)}</p><p>${escapeHtml(title)}</p>
<p class="links"><a href="${root}simulador/#sim?r=${id}&amp;mode=play">${copy.bookPlay}</a></p></li>`;
}

export function renderWall(recipes: readonly Recipe[], parts: WallParts): string {
  const shown = recipes.filter(({ id }) => parts.pictures.has(getPictureName(id, WIDTH)));
  const isDialog = ({ id }: Recipe) => id.startsWith('modal/');
  const groups: [string, Recipe[]][] = [
    ['Avisos y errores', shown.filter((one) => isDialog(one) && isError(one))],
    ['Flujo', shown.filter((one) => isDialog(one) && !isError(one))],
    ['Trivia', shown.filter(({ id }) => id.startsWith('trivia/'))],
  ];
  return groups
    .filter(([, tiles]) => tiles.length > 0)
    .map(
      ([title, tiles]) =>
        `<div class="wall"><h3>${escapeHtml(title)} <span>${tiles.length}</span></h3><ul>${tiles.map((one) => renderTile(one, parts)).join('')}</ul></div>`,
    )
    .join('');
}
