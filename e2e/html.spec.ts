import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { getPageFile, PUBLIC_PAGES } from '../deploy/routes.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // HTML allows upper and lower case in the doctype.
    'doctype-style': 'off',
    // HTML allows both spellings: React writes `<meta/>`, our template `<meta>`.
    'void-style': 'off',
    // HTML ignores the case of attribute names: React writes `dateTime`.
    'attr-case': 'off',
    // Every script and style sheet comes from the page's own origin, under a name that contains its hash.
    'require-sri': 'off',
    // The progress bar can't be a `<progress>`, because browsers build the parts inside a `<progress>` in
    // different ways.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

for (const file of [...PUBLIC_PAGES.map(getPageFile), 'spa.html']) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(readFileSync(`dist/${file}`, 'utf8'), file);
    const found = report.results.flatMap(({ messages }) => messages);
    expect(found.map(({ ruleId, line, message }) => `${ruleId}, line ${line}: ${message}`)).toEqual([]);
  });
}
