// Filters the statements by a search, and marks those that this tab has seen. The page is complete without the script.
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const field = document.querySelector('input[type="search"]');
const none = document.querySelector('.none');
const statements = [...document.querySelectorAll('.statement')];
/** A statement is found by the words before its list, too: “Visitors can”. */
const texts = new Map(
  statements.map((statement) => {
    const lead = statement.parentElement.previousElementSibling;
    const words = lead?.matches('.note') ? lead.textContent : '';
    return [statement, plain(`${words} ${statement.textContent}`)];
  }),
);

function search() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  for (const statement of statements)
    statement.hidden = !wanted.every((word) => texts.get(statement).includes(word));
  const isFound = (part) => part.querySelector('.statement:not([hidden])') !== null;
  for (const list of document.querySelectorAll('.statements')) list.hidden = !isFound(list);
  for (const note of document.querySelectorAll('.note, h3, .unplayed, .signatures')) {
    const list = note.nextElementSibling;
    const leads = note.matches('.note') && list?.matches('.statements') && !list.hidden;
    note.hidden = wanted.length > 0 && !leads;
  }
  for (const section of document.querySelectorAll('main > section[aria-labelledby^="spec-"]'))
    section.hidden = !isFound(section);
  none.hidden = statements.some(({ hidden }) => !hidden);
}

/** The results of the recipes that have run in this tab, as the simulator stores them. */
function readResults() {
  try {
    return JSON.parse(sessionStorage.getItem('lmxsim:recipe-results')) ?? {};
  } catch {
    return {};
  }
}

function markSeen() {
  const results = readResults();
  for (const statement of statements) {
    const recipes = statement.dataset.recipes.split(' ');
    statement.querySelector('.seen').hidden = !recipes.some((id) => results[id] === 'ok');
  }
}

field.addEventListener('input', search);
// Also when the page comes back from the back/forward cache.
addEventListener('pageshow', markSeen);
