/**
 * What assistive technology gets of the forms, the menu and the 404 page: `outlines.spec.ts-snapshots` has a file for
 * each, which `npx playwright test e2e/accessibility/outlines.spec.ts --update-snapshots` writes anew.
 */
import type { Page } from '@playwright/test';
import { PATHS } from '../../src/lib/routes.ts';
import { fillPerson } from '../support/fill-person.ts';
import { expect, test } from '../support/fixtures.ts';
import { NEW_PASSWORD_PAGE } from '../support/pages.ts';
import { answerDialog, openAs, openMenu, openSettled, sendLogIn } from '../support/player.ts';

const expectOutline = (page: Page, name: string, part = 'main') =>
  expect.soft(page.locator(part), name).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** What a browser or a keyboard of a phone reads of each field. */
const readFields = (page: Page) =>
  page.locator('main :is(input, select)').evaluateAll((fields) =>
    fields.map((field) => {
      const { id, name } = field as HTMLInputElement;
      const attributes = ['type', 'inputmode', 'autocomplete', 'maxlength', 'enterkeyhint', 'autocapitalize'];
      const words = attributes.flatMap((attribute) => {
        const value = field.getAttribute(attribute);
        return value === null ? [] : `${attribute}=${value}`;
      });
      return [name || id, ...words].join(' ');
    }),
  );

/** The fields of each form, in their order. */
const FIELDS = [
  'the log-in',
  'email type=text inputmode=email autocomplete=username autocapitalize=none',
  'password type=password autocomplete=current-password autocapitalize=none',
  'the forgotten password',
  'email type=text inputmode=email autocomplete=email autocapitalize=none',
  'the new password',
  'username type=text autocomplete=username',
  'password type=password autocomplete=new-password autocapitalize=none',
  'confirmation type=password autocomplete=new-password autocapitalize=none',
  'the first step of Regístrate',
  'name autocomplete=given-name',
  'lastName autocomplete=family-name',
  'birthdate inputmode=numeric autocomplete=bday-day',
  ' autocomplete=bday-month',
  ' inputmode=numeric autocomplete=bday-year',
  'phone type=tel inputmode=numeric autocomplete=tel-national',
  'zipcode inputmode=numeric autocomplete=postal-code',
  'state',
  'municipality',
  'neighborhood',
  'the second step of Regístrate',
  'nickname autocomplete=nickname autocapitalize=none',
  'email type=text inputmode=email autocomplete=username autocapitalize=none',
  'password type=password autocomplete=new-password autocapitalize=none',
  'acceptsTerms type=checkbox',
  'acceptsPrivacy type=checkbox',
  'acceptsMarketing type=checkbox',
  'the confirmation',
  'otp inputmode=numeric autocomplete=one-time-code',
];

test('the forms of a visitor have each name, error and link for assistive technology, and each kind of field', async ({
  page,
  noise,
}) => {
  // The log-in to an account without confirmation.
  noise.allow(/status of 403/);
  const fields: string[] = [];
  await openSettled(page, PATHS.login);
  await page.getByLabel('Correo electrónico').fill('ana@');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
  await expectOutline(page, 'log-in-with-errors');
  fields.push('the log-in', ...(await readFields(page)));

  await openSettled(page, PATHS.forgotPassword);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expectOutline(page, 'forgotten-password');
  fields.push('the forgotten password', ...(await readFields(page)));

  await openSettled(page, NEW_PASSWORD_PAGE);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expectOutline(page, 'new-password');
  fields.push('the new password', ...(await readFields(page)));

  await openSettled(page, PATHS.register);
  await fillPerson(page, '2011', '33 5555 01');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa 2 datos' })).toBeVisible();
  await expectOutline(page, 'register-with-errors');
  fields.push('the first step of Regístrate', ...(await readFields(page)));

  await fillPerson(page, '1994', '33 5555 0142');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await answerDialog(page, 'continueStepForm', 'Sí, continuar');
  await page.getByLabel('Apodo para el ranking').fill('tono_hdz');
  await page.getByLabel('Correo electrónico').fill('tono@gmial.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('marcador');
  await expectOutline(page, 'register-second-step');
  fields.push('the second step of Regístrate', ...(await readFields(page)));

  await openSettled(page, PATHS.login);
  await sendLogIn(page, 'lupe@correo.mx');
  await answerDialog(page, 'verifyAccountError', 'Ir a confirmar');
  await page.getByLabel('Código de 6 dígitos').fill('4072');
  await expectOutline(page, 'confirm-account');
  fields.push('the confirmation', ...(await readFields(page)));
  expect(fields).toEqual(FIELDS);
});

test('the 404 page, the footer, the navigation and the menu have each name and link for assistive technology', async ({
  page,
}) => {
  await openAs(page, '/no-existe');
  await openSettled(page, '/no-existe');
  await expectOutline(page, 'not-found');
  await expectOutline(page, 'footer', 'footer');
  await expectOutline(page, 'navigation', 'header');
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expectOutline(page, 'menu', '.menu-panel');
});
