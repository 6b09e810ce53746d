/** The served pages through an HTML validator: what browsers forgive in silence is wrong here. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { PUBLIC_PAGES, pageFile } from '../deploy/routes.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Style alone: HTML knows both spellings of the doctype.
    'doctype-style': 'off',
    // Style alone: React writes `<meta/>`, our template `<meta>`.
    'void-style': 'off',
    // HTML knows no case in names: React writes `dateTime` as it is called in script.
    'attr-case': 'off',
    // Every script and sheet comes from the page's own origin, under a name that holds its hash.
    'require-sri': 'off',
    // The ridged bar can't be drawn with <progress>, whose inside each browser builds its own way.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

for (const file of [...PUBLIC_PAGES.map(pageFile), 'spa.html']) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(readFileSync(`dist/${file}`, 'utf8'), file);
    const found = report.results.flatMap(({ messages }) => messages);
    expect(found.map(({ ruleId, line, message }) => `${ruleId}, line ${line}: ${message}`)).toEqual([]);
  });
}
