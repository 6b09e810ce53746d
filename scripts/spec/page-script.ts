/**
 * The script of the page of the specification: searches the statements as the panel does, and marks those that this tab
 * has seen. The page is complete without the script.
 */
import { findStatements, toSpanish } from '../../devtools/search/statements.ts';

const get = <E extends Element>(selector: string) => document.querySelector(selector) as E;
const field = get<HTMLInputElement>('input[type="search"]');
const count = get<HTMLElement>('.count');
const list = [...document.querySelectorAll<HTMLElement>('.statement')];
const results = get<HTMLElement>('.results');
const original = get<HTMLInputElement>('#original');
const statements = list.map((element) => ({
  element,
  home: element.parentElement,
  id: element.id.slice(1),
  lead: element.dataset.lead ?? '',
  text: element.querySelector('.text')?.textContent ?? '',
  spanish: element.querySelector('.spanish')?.textContent ?? '',
  words: element.dataset.words ?? '',
  titles: element.dataset.titles ?? '',
}));

/** The results stand above the document, which is hidden: the best ones first. */
function search(): void {
  const isSearch = field.value.trim() !== '';
  const searched = original.checked ? statements : statements.map(toSpanish);
  const found = findStatements(searched, field.value);
  for (const { element, home } of statements) home?.append(element);
  if (isSearch) results.append(...found.map(({ element }) => element));
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) section.hidden = isSearch;
  const { length } = found;
  count.textContent = length > 0 ? `${length} de ${list.length} enunciados` : 'Ningún enunciado dice eso.';
}

/** What the simulator stores of the recipes and statements that this tab has played. */
function readStored<Value>(name: string, none: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(`lmxsim:${name}`) ?? 'null') ?? none;
  } catch {
    return none;
  }
}

function markSeen(): void {
  const results = readStored<Record<string, unknown>>('recipe-results', {});
  const seen = readStored<string[]>('statements', []);
  for (const { element, id } of statements) {
    const recipes = element.dataset.recipes?.split(' ') ?? [];
    const mark = element.querySelector<HTMLElement>('.seen');
    if (mark) mark.hidden = !seen.includes(id) && !recipes.some((recipe) => results[recipe] === 'ok');
  }
}

// The panel's link for testers.
if (location.hash === '#original') original.checked = true;
field.addEventListener('input', search);
original.addEventListener('change', search);
get('.print').addEventListener('click', () => print());
// Also when the page comes back from the back/forward cache, which keeps the words in the field.
addEventListener('pageshow', () => {
  markSeen();
  search();
});
