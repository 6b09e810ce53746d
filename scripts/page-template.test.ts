import { describe, expect, test } from 'vitest';
import { fillPage, inlineHead, withBuildId, withSimulator } from './page-template.ts';

const TEMPLATE = `<!doctype html><html><head><title>Reto Ruffles</title>
<meta property="og:title" content=""><meta property="og:description" content="">
<meta property="og:url" content="https://x.example/lmx/"><meta property="og:image:alt" content="">
<meta property="og:image" content="https://x.example/lmx/assets/og.jpg">
<style>@layer base;</style><script>boot()</script></head><body><div id="root"></div></body></html>`;

const CONTENT = {
  head: '<title>Bases</title><meta name="description" content="Todo"/>',
  html: '<main>$& y más</main>',
  card: {
    title: 'Bases',
    description: 'Todo',
    ogTitle: 'Las "bases"',
    ogDescription: 'D & D',
    ogImageAlt: 'A',
  },
  picture: 'assets/og-terms.jpg',
  path: '/T&C',
  sheets: ['/lmx/assets/pages.css', '/lmx/assets/terms.css'],
  tags: '<meta name="page-files" content="/lmx/assets/terms.js">',
};

describe('the HTML of a public page', () => {
  const page = fillPage(TEMPLATE, CONTENT);

  test('a public page contains exactly one title, the title of the page', () => {
    expect(page.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Bases</title>']);
  });

  test('a public page holds its text as rendered, including replacement patterns such as `$&`', () => {
    expect(page).toContain('<div id="root"><main>$& y más</main></div>');
  });

  test('the Open Graph tags and the canonical link of a public page have the page’s own title, description and address', () => {
    expect(page).toContain('<meta property="og:title" content="Las &quot;bases&quot;">');
    expect(page).toContain('<meta property="og:description" content="D &amp; D">');
    expect(page).toContain('<meta property="og:url" content="https://x.example/lmx/T%26C">');
    expect(page).toContain('<link rel="canonical" href="https://x.example/lmx/T%26C">');
  });

  test('the og:image of a public page is the page’s own picture instead of the template’s', () => {
    expect(page.match(/<meta property="og:image" [^>]+>/g)).toEqual([
      '<meta property="og:image" content="https://x.example/lmx/assets/og-terms.jpg">',
    ]);
  });

  test('a public page links its own stylesheets after the inline style', () => {
    expect(page.match(/<style>|\/lmx\/assets\/\w+\.css/g)).toEqual([
      '<style>',
      '/lmx/assets/pages.css',
      '/lmx/assets/terms.css',
    ]);
  });

  test('a public page names its own script files in the head', () => {
    expect(page).toContain('<meta name="page-files" content="/lmx/assets/terms.js">');
    expect(page.indexOf('page-files')).toBeLessThan(page.indexOf('</head>'));
  });

  test('fillPage removes the style attribute of the hidden helper elements of Headless UI', () => {
    const helper = '<span hidden="" style="position:fixed;top:1px;left:1px;width:1px"></span>';
    expect(fillPage(TEMPLATE, { ...CONTENT, html: helper })).toContain('<span hidden=""></span>');
  });

  test.each([
    '<p style="color:red"></p>',
    '<script>1</script>',
    '<style>p{}</style>',
    '<p onclick="x()"></p>',
  ])('fillPage throws for markup with %s', (html) => {
    expect(() => fillPage(TEMPLATE, { ...CONTENT, html })).toThrow('/T&C has something inline');
  });
});

describe('the head of the HTML template', () => {
  const LINKED =
    '<script src="/lmx/boot.js"></script><script type="module" crossorigin src="/lmx/assets/index.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/lmx/assets/a.js"><link rel="stylesheet" crossorigin href="/lmx/assets/index.css">';
  const files = new Map([
    ['boot.js', "var a='$&';\n"],
    ['assets/index.css', "@layer a;b{content:'$1'}\n"],
  ]);
  const read = (file: string) => files.get(file) ?? '';

  test('inlineHead inlines the blocking script and the stylesheet and keeps the links to the modules', () => {
    expect(inlineHead(LINKED, read)).toBe(
      '<script>var a=\'$&\';</script><script type="module" crossorigin src="/lmx/assets/index.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/lmx/assets/a.js">' +
        "<style>@layer a;b{content:'$1'}</style>",
    );
  });

  test.each(['a{}</style>', 'a("</script>")', 'a("</STYLE")'])(
    'inlineHead throws for a file with the text %s, which ends a style or script element',
    (text) => {
      expect(() => inlineHead(LINKED, () => text)).toThrow('/lmx/assets/index.css would end its own <style>');
    },
  );
});

test('withBuildId adds a `meta` element with the build id at the end of the head', () => {
  expect(withBuildId(TEMPLATE, 'abc123')).toContain('<meta name="build" content="abc123"></head>');
});

test('withSimulator adds noindex and the simulator’s script, with a hash in its address, before all other scripts', () => {
  const added = '<meta name="robots" content="noindex"><script src="/lmx/simulator.js?abc123"></script>';
  expect(withSimulator(TEMPLATE, 'abc123')).toBe(TEMPLATE.replace('<head>', `<head>${added}`));
});
