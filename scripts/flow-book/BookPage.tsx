/** The flow book's page: every recipe with its captions, its links, and the pictures that exist. */
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ERROR_MODALS, MODALS } from '../../devtools/catalogue.ts';
import { copy } from '../../devtools/copy.ts';
import { RECIPES } from '../../devtools/recipes/index.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { BOOK_WIDTHS, pictureName } from './files.ts';

export interface BookProps {
  /** File names of the pictures that exist. */
  pictures: ReadonlySet<string>;
  /** The site's root, `/lmx/`. */
  root: string;
  /** The build that the pictures show. */
  build: string;
}

type BookWidth = (typeof BOOK_WIDTHS)[number];

const HEIGHTS: Record<BookWidth, number> = { 390: 844, 1280: 800 };

/** The chapter of the dialogs, which begins with all of them side by side. */
const DIALOGS = 'dialogos';

const isDialog = ({ id }: Recipe) => id.startsWith('modal/');
const isTrivia = ({ id }: Recipe) => id.startsWith('trivia/');
const getName = ({ id }: Recipe) => id.slice(id.indexOf('/') + 1);
const isErrorDialog = (recipe: Recipe) =>
  isDialog(recipe) && (ERROR_MODALS as readonly string[]).includes(getName(recipe));

/** Dialogs have a chapter of their own, in the order of the catalogue; other recipes are grouped by their first tag. */
function getChapters() {
  const others = RECIPES.filter((recipe) => !isDialog(recipe));
  const chapters = [...new Set(others.map(({ tags }) => tags[0]))].map((group) => ({
    id: group,
    title: copy.recipeGroups[group] ?? group,
    recipes: others.filter(({ tags }) => tags[0] === group),
  }));
  const getPlace = (recipe: Recipe) => (MODALS as readonly string[]).indexOf(getName(recipe));
  const dialogs = RECIPES.filter(isDialog).sort((a, b) => getPlace(a) - getPlace(b));
  return [...chapters, { id: DIALOGS, title: copy.bookDialogs, recipes: dialogs }];
}

interface RecipeProps {
  recipe: Recipe;
  book: BookProps;
}

const getPlayLink = ({ id }: Recipe, { root }: BookProps) => `${root}simulador/#sim?r=${id}&mode=play`;
const getPicture = ({ id }: Recipe, { root }: BookProps, width: BookWidth) =>
  `${root}simulador/recorridos/pictures/${pictureName(id, width)}`;

function Picture({ recipe, book, width }: RecipeProps & { width: BookWidth }) {
  return (
    <img
      src={getPicture(recipe, book, width)}
      width={width}
      height={HEIGHTS[width]}
      loading="lazy"
      alt={copy.bookPicture(recipe.title, width)}
    />
  );
}

function Article({ recipe, book }: RecipeProps) {
  const { id, title, steps, world } = recipe;
  return (
    <article id={id}>
      <div>
        <h3>{title}</h3>
        <p className="code">{id}</p>
        <ol>
          {steps.map(({ says, detail }) => (
            <li key={says}>
              <b>{says}</b>
              {detail ? (
                <>
                  {' '}
                  <span>{detail}</span>
                </>
              ) : null}
            </li>
          ))}
        </ol>
        <p className="links">
          <a className="play" href={getPlayLink(recipe, book)}>
            {copy.bookPlay}
          </a>
          <a href={`${book.root.replace(/\/$/, '')}${world.route}#sim?r=${id}`}>{copy.bookOpen}</a>
        </p>
      </div>
      {BOOK_WIDTHS.filter((width) => book.pictures.has(pictureName(id, width))).map((width) => (
        <figure key={width}>
          <a href={getPicture(recipe, book, width)}>
            <Picture recipe={recipe} book={book} width={width} />
          </a>
          <figcaption>{width}</figcaption>
        </figure>
      ))}
    </article>
  );
}

/** Dialogs and trivia screens that have a picture, each cut out of its phone picture, where a dialog is largest. */
function Wall({ recipes, book }: { recipes: readonly Recipe[]; book: BookProps }) {
  const shown = recipes.filter(({ id }) => book.pictures.has(pictureName(id, 390)));
  const groups = [
    { title: copy.bookWallErrors, tiles: shown.filter(isErrorDialog) },
    { title: copy.bookWallSteps, tiles: shown.filter((one) => isDialog(one) && !isErrorDialog(one)) },
    { title: copy.bookWallTrivia, tiles: shown.filter(isTrivia) },
  ];
  return groups
    .filter(({ tiles }) => tiles.length > 0)
    .map(({ title, tiles }) => (
      <div key={title} className="wall">
        <h3>
          {title} <span>{tiles.length}</span>
        </h3>
        <ul>
          {tiles.map((recipe) => (
            <li key={recipe.id}>
              <a href={`#${recipe.id}`}>
                <Picture recipe={recipe} book={book} width={390} />
              </a>
              <p className="code">{getName(recipe)}</p>
              <p>{recipe.title}</p>
              <p className="links">
                <a href={getPlayLink(recipe, book)}>{copy.bookPlay}</a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    ));
}

function BookPage(book: BookProps) {
  const { root, build, pictures } = book;
  const chapters = getChapters();
  const pictured = RECIPES.filter(({ id }) =>
    BOOK_WIDTHS.every((width) => pictures.has(pictureName(id, width))),
  );
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${copy.bookTitle} | Reto Ruffles`}</title>
        <link rel="icon" href={`${root}icon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={`${root}simulador/recorridos/book.css`} />
        <script src={`${root}simulador/recorridos/book.js`} defer />
      </head>
      <body>
        <header>
          <div>
            <h1>{copy.bookTitle}</h1>
            <p>{copy.bookIntro(RECIPES.length, pictures.size > 0)}</p>
          </div>
          <p className="marks">
            {pictured.length > 0 ? <span className="good">{copy.bookOk(pictured.length)}</span> : null}
            <span>{build}</span>
          </p>
        </header>
        <div className="columns">
          <nav aria-label={`${copy.recipeGroups.all} los recorridos`}>
            <input type="search" aria-label={copy.recipeSearch} placeholder={copy.recipeSearch} />
            <p className="none" role="status" hidden>
              {copy.recipesNone}
            </p>
            {chapters.map(({ id, title, recipes }) => (
              <Fragment key={id}>
                <h2>
                  {title} <span>{recipes.length}</span>
                </h2>
                <ul>
                  {recipes.map((recipe) => (
                    <li key={recipe.id}>
                      <a href={`#${recipe.id}`}>{recipe.title}</a>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </nav>
          <main>
            <p className="ribbon">
              <b>{copy.bookRibbon}</b>
            </p>
            {chapters.map(({ id, title, recipes }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                {id === DIALOGS ? (
                  <Wall recipes={[...recipes, ...RECIPES.filter(isTrivia)]} book={book} />
                ) : null}
                {recipes.map((recipe) => (
                  <Article key={recipe.id} recipe={recipe} book={book} />
                ))}
              </section>
            ))}
          </main>
        </div>
      </body>
    </html>
  );
}

export const renderBook = (book: BookProps) =>
  `<!doctype html>\n${renderToStaticMarkup(<BookPage {...book} />)}\n`;
