import { types } from '@babel/core';
import { expect, test } from 'vitest';
import { findNodes, readSourceTree, walk } from './testing/source-tree.ts';

const product = readSourceTree().filter(({ path, isTest }) => path.startsWith('src/') && !isTest);

const find = (judge: Parameters<typeof findNodes>[1]) => findNodes(product, judge);

const getText = (node: types.Node) => {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isTemplateElement(node)) return node.value.raw;
  return types.isJSXText(node) ? node.value : '';
};

function getName(node: types.Node): string {
  if (types.isIdentifier(node)) return node.name;
  const isMember = types.isMemberExpression(node) || types.isOptionalMemberExpression(node);
  return isMember && !node.computed ? getName(node.property) : '';
}

test('the product’s code uses no innerHTML, eval or other API that turns text into HTML or code', () => {
  const SINKS =
    /^(innerHTML|outerHTML|srcdoc|insertAdjacentHTML|createContextualFragment|parseFromString|dangerouslySetInnerHTML|setHTMLUnsafe)$/;
  const found = find((node) => {
    if (types.isIdentifier(node) || types.isJSXIdentifier(node)) return SINKS.test(node.name) && node.name;
    if (/^\s*javascript:/i.test(getText(node))) return 'javascript:';
    if (!types.isCallExpression(node) && !types.isNewExpression(node)) return false;
    const name = getName(node.callee);
    if (/^(eval|Function)$/.test(name)) return name;
    if (/^(write|writeln)$/.test(name) && types.isMemberExpression(node.callee))
      return getName(node.callee.object) === 'document' && `document.${name}`;
    const [first] = node.arguments;
    return (
      /^set(Timeout|Interval)$/.test(name) &&
      (types.isStringLiteral(first) || types.isTemplateLiteral(first)) &&
      `${name} with a text`
    );
  });
  expect(found).toEqual([]);
});

test('no code of the product listens to `message` events or sets onmessage', () => {
  const found = find((node) => {
    if (types.isIdentifier(node) && node.name === 'onmessage') return 'sets onmessage';
    if (!types.isCallExpression(node) && !types.isOptionalCallExpression(node)) return false;
    const [type] = node.arguments;
    return (
      getName(node.callee) === 'addEventListener' &&
      types.isStringLiteral(type, { value: 'message' }) &&
      'listens to messages'
    );
  });
  expect(found).toEqual([]);
});

test('the product names localStorage only in src/lib/storage.ts, and no other storage, no BroadcastChannel and no worker', () => {
  // The simulator does not keep the other kinds of storage apart, and a worker has a native clock.
  const NATIVE =
    /^(sessionStorage|indexedDB|caches|cookieStore|BroadcastChannel|(Shared)?Worker|serviceWorker|\w*Worklet)$/;
  const found = find((node, { path }) => {
    if (!types.isIdentifier(node)) return false;
    const isNative = node.name === 'localStorage' ? path !== 'src/lib/storage.ts' : NATIVE.test(node.name);
    return isNative && node.name;
  });
  expect(found).toEqual([]);
});

test('every link of the product that opens a new tab has rel="noopener noreferrer"', () => {
  let opening = 0;
  const found = find((node) => {
    if (!types.isJSXOpeningElement(node)) return false;
    const getAttribute = (name: string) => {
      const attribute = node.attributes.find(
        (attribute) => types.isJSXAttribute(attribute) && types.isJSXIdentifier(attribute.name, { name }),
      );
      return types.isJSXAttribute(attribute) ? attribute.value : undefined;
    };
    if (getAttribute('target') === undefined) return false;
    opening += 1;
    return !types.isStringLiteral(getAttribute('rel'), { value: 'noopener noreferrer' }) && 'has another rel';
  });
  expect(found).toEqual([]);
  expect(opening).toBeGreaterThanOrEqual(3);
});

test('the URLs in the product’s code name only five hosts: Google Calendar, WhatsApp, Facebook, Instagram and X', () => {
  const hosts = new Set<string>();
  for (const file of product)
    walk(file, (node) => {
      for (const [, host] of getText(node).matchAll(/(?:https?:)?\/\/([\w.-]+\.[a-z]{2,})/g))
        hosts.add(String(host));
    });
  expect([...hosts].sort()).toEqual([
    'calendar.google.com',
    'wa.me',
    'www.facebook.com',
    'www.instagram.com',
    'x.com',
  ]);
});

test('only the API module contains paths of the API, so no link leads to a log-out or a deletion', () => {
  const found = find(
    (node, { path }) =>
      !path.startsWith('src/api/') && /^\/(?:api|sanctum)\b/.test(getText(node)) && getText(node),
  );
  expect(found).toEqual([]);
});
