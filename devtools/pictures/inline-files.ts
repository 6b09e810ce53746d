async function toDataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const URLS = /url\("?((?!data:|#)[^")]+)"?\)/g;

export async function inlineUrls(css: string, base: string): Promise<string> {
  const dataUrls = [...css.matchAll(URLS)].map(([, url = '']) => toDataUrl(new URL(url, base).href));
  const inlined = await Promise.all(dataUrls);
  return css.replace(URLS, () => `url("${inlined.shift()}")`);
}

/** Returns the SVG files whose drawings the page uses (`file.svg#id`), and makes each `use` refer to `#id`. */
export async function inlineDrawings(copy: Element, base: string): Promise<string> {
  const files = new Set<string>();
  for (const use of copy.querySelectorAll('use')) {
    const [file, id] = (use.getAttribute('href') ?? '').split('#');
    if (!file || !id) continue;
    files.add(new URL(file, base).href);
    use.setAttribute('href', `#${id}`);
  }
  const texts = [...files].map(async (file) => (await fetch(file)).text());
  return (await Promise.all(texts)).map((text) => `<svg width="0" height="0">${text}</svg>`).join('');
}

export async function inlinePictures(copy: Element, base: string): Promise<void> {
  for (const picture of copy.querySelectorAll('img')) {
    picture.removeAttribute('srcset');
    picture.removeAttribute('loading');
    picture.setAttribute('src', await toDataUrl(new URL(picture.getAttribute('src') ?? '', base).href));
  }
}
