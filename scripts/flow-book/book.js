// Filters the list of recipes by a search. The page is complete without the script.
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const field = document.querySelector('input[type="search"]');
const none = document.querySelector('.none');

function search() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const article of document.querySelectorAll('article')) {
    const words = plain(article.textContent);
    article.hidden = !wanted.every((word) => words.includes(word));
    const entry = document.querySelector(`nav a[href="#${article.id}"]`);
    if (entry) entry.parentElement.hidden = article.hidden;
    if (!article.hidden) found += 1;
  }
  for (const wall of document.querySelectorAll('.wall')) wall.hidden = wanted.length > 0;
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('article:not([hidden])');
  none.hidden = found > 0;
}

field.addEventListener('input', search);
