import { SITE_ROOT } from '../../deploy/routes.ts';
import { copy, plural } from '../../devtools/copy/shared.ts';
import { ERROR_MODALS, RECIPES } from '../../devtools/recipes/index.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { getStepPictureName } from '../../devtools/ui/flow-picture-names.ts';
import { escapeHtml, openTestPage } from '../test-page-html.ts';
import { BOOK_WIDTHS, getPictureName } from './files.ts';
import { renderSpecChapter, SPEC_CHAPTER } from './spec-chapter.ts';

export interface BookParts {
  pictures: ReadonlySet<string>;
  font: string | null;
  build: string;
}

const DIALOGS = 'dialogos';
const WALL_WIDTH = 390;

interface Chapter {
  id: string;
  title: string;
  recipes: Recipe[];
}

/** The groups of the panel's list, in its order. */
function getChapters(recipes: readonly Recipe[]): Chapter[] {
  return Object.entries(copy.recipeGroups)
    .map(([id, title]) => ({ id, title, recipes: recipes.filter(({ tags }) => tags[0] === id) }))
    .filter((chapter) => chapter.recipes.length > 0);
}

function renderFigures({ id, title }: Recipe, { pictures }: BookParts): string {
  return BOOK_WIDTHS.map((width) => {
    const name = getPictureName(id, width);
    if (!pictures.has(name)) return '';
    const address = `${SITE_ROOT}simulador/recorridos/pictures/${name}`;
    const [w, h] = width === 390 ? [390, 844] : [1280, 800];
    return `<figure><a href="${address}"><img src="${address}" width="${w}" height="${h}" loading="lazy" alt="${escapeHtml(copy.bookPicture(title, width))}"></a><figcaption>${width}</figcaption></figure>`;
  }).join('');
}

function renderFrames({ id, steps }: Recipe, { pictures }: BookParts): string {
  const isPictured = steps.every((_step, index) => pictures.has(getStepPictureName(id, index)));
  if (!isPictured || steps.length < 2) return '';
  const shown = steps.map(({ says }, index) => {
    const address = `${SITE_ROOT}simulador/recorridos/pictures/${getStepPictureName(id, index)}`;
    const play = `${SITE_ROOT}simulador/#sim?r=${id}&amp;mode=play&amp;step=${index + 1}`;
    return `<a href="${play}" title="${`Reproducir desde el paso ${index + 1}`}"><img src="${address}" width="390" height="844" loading="lazy" alt="${escapeHtml(`Paso ${index + 1}: ${says}`)}"></a>`;
  });
  return `<div class="frames" role="group" aria-label="${'Paso a paso'}">${shown.join('')}</div>`;
}

function renderArticle(recipe: Recipe, parts: BookParts): string {
  const { id, title, steps, world } = recipe;
  const play = `${SITE_ROOT}simulador/#sim?r=${id}&amp;mode=play`;
  const open = `${SITE_ROOT.slice(0, -1)}${world.route}#sim?r=${id}`;
  const told = steps
    .map(
      ({ says, detail }) =>
        `<li><b>${escapeHtml(says)}</b>${detail ? ` <span>${escapeHtml(detail)}</span>` : ''}</li>`,
    )
    .join('');
  return `<article id="${id}"><div><h3>${escapeHtml(title)}</h3><p class="code">${id}</p><ol>${told}</ol>
<p class="links"><a class="play" href="${play}">Reproducir</a><a href="${open}">${'Enlace'}</a></p></div>${renderFigures(recipe, parts)}${renderFrames(recipe, parts)}</article>`;
}

function renderSection({ id, title, recipes }: Chapter, parts: BookParts): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${recipes
    .map((view) => renderArticle(view, parts))
    .join('\n')}</section>`;
}

const getShortName = ({ id }: Recipe) => id.slice(id.indexOf('/') + 1);

function renderTile(recipe: Recipe): string {
  const { id, title } = recipe;
  const picture = `${SITE_ROOT}simulador/recorridos/pictures/${getPictureName(id, WALL_WIDTH)}`;
  return `<li><a href="#${id}"><img src="${picture}" width="390" height="844" loading="lazy" alt="${escapeHtml(copy.bookPicture(title, WALL_WIDTH))}"></a>
<p class="code">${getShortName(recipe)}</p><p>${escapeHtml(title)}</p>
<p class="links"><a href="${SITE_ROOT}simulador/#sim?r=${id}&amp;mode=play">Reproducir</a></p></li>`;
}

/** The pictures of all dialogs, in three groups. */
function renderDialogs(parts: BookParts): string {
  const shown = RECIPES.filter(({ id }) => parts.pictures.has(getPictureName(id, WALL_WIDTH)));
  const dialogs = shown.filter(({ id }) => id.startsWith('modal/'));
  const isError = (recipe: Recipe) => ERROR_MODALS.includes(getShortName(recipe));
  const groups: [string, Recipe[]][] = [
    ['Avisos y errores', dialogs.filter(isError)],
    ['Flujo', dialogs.filter((view) => !isError(view))],
    ['Trivia', shown.filter(({ id }) => id.startsWith('trivia/'))],
  ];
  const walls = groups.map(([title, tiles]) =>
    tiles.length === 0
      ? ''
      : `<div class="wall"><h3>${escapeHtml(title)} <span>${tiles.length}</span></h3><ul>${tiles.map(renderTile).join('')}</ul></div>`,
  );
  const wall = walls.join('');
  return (
    wall &&
    `<section aria-labelledby="${DIALOGS}"><h2 id="${DIALOGS}">${'Un recorrido por diálogo'}</h2>${wall}</section>`
  );
}

function describeBook(made: number, { pictures }: BookParts): string {
  const all = plural(RECIPES.length, 'recorrido', 'recorridos');
  const source =
    'guárdalas desde el simulador, en el ⋯ de un recorrido, o pídelas a quien publicó la demostración';
  if (pictures.size === 0)
    return `${all}, con sus pasos y su enlace. <strong>Este libro no tiene imágenes</strong>: ${source}. Mientras, “Reproducir” enseña cada paso.`;
  const missing = RECIPES.length - made;
  const note = `<strong>Faltan las imágenes de ${plural(missing, 'recorrido', 'recorridos')}</strong>: ${source}.`;
  return `${all}, cada uno a 390 y 1280 px. Las imágenes salen de las mismas recetas que prueban la app.${missing > 0 ? ` ${note}` : ''}`;
}

export function renderBookPage(parts: BookParts): string {
  const chapters = getChapters(RECIPES);
  const made = RECIPES.filter(({ id }) =>
    BOOK_WIDTHS.every((width) => parts.pictures.has(getPictureName(id, width))),
  );
  const contents = chapters
    .map(
      ({ title, recipes }) =>
        `<h2>${escapeHtml(title)} <span>${recipes.length}</span></h2><ul>${recipes
          .map((recipe) => `<li><a href="#${recipe.id}">${escapeHtml(recipe.title)}</a></li>`)
          .join('')}</ul>`,
    )
    .join('');
  return `${openTestPage(copy.bookTitle)}
<link rel="stylesheet" href="${SITE_ROOT}simulador/recorridos/book.css">
<script src="${SITE_ROOT}simulador/recorridos/book.js" defer></script>
</head>
<body>
<header><div><h1>${copy.bookTitle}</h1><p>${describeBook(made.length, parts)}</p></div>
<p class="marks"><a href="${SITE_ROOT}simulador/">${copy.bookSimulator}</a>${made.length > 0 ? `<span class="good">${`${made.length} OK`}</span>` : ''}<span>${escapeHtml(parts.build)}</span></p></header>
<div class="columns">
<nav aria-label="${copy.recipeGroups.all} los recorridos"><input type="search" aria-label="${copy.recipeSearch}" placeholder="${copy.recipeSearch}">
<p class="none" role="status" hidden>${copy.recipesNone}</p>${contents}<h2><a href="#${SPEC_CHAPTER}">Especificación</a></h2></nav>
<main><p class="ribbon"><b>${'Demostración: datos ficticios'}</b></p>
${renderDialogs(parts)}${chapters.map((chapter) => renderSection(chapter, parts)).join('\n')}
${renderSpecChapter()}
</main></div>
</body>
</html>
`;
}

export const createBookSheet = (sheet: string, { font }: Pick<BookParts, 'font'>) =>
  font === null
    ? sheet
    : `@font-face{font-family:"Texto";src:url("${SITE_ROOT}${font}") format("woff2");font-weight:100 900;font-stretch:62% 125%;font-display:swap}\n${sheet}`;
