export interface Block {
  tag: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'a';
  text: string;
  href?: string;
}

export function readContent(): Block[] {
  const tags = 'h1, h2, h3, p, li, a';
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  for (const hidden of root.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return [...root.querySelectorAll(tags)].flatMap((element) => {
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    if (text === '' || element.querySelector(tags)) return [];
    const tag = element.localName as Block['tag'];
    return [{ tag, text, ...(tag === 'a' && { href: element.getAttribute('href') ?? '' }) }];
  });
}
