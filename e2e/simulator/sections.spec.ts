import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { TECHNICAL_WORDS } from '../../devtools/describe/technical-words.ts';
import { expect, test } from '../support/fixtures.ts';
import { openShell, SHELL_TAGS, SHELLS } from './shells.ts';

const clipboard = ['clipboard-read', 'clipboard-write'];

async function saveFile(button: Locator): Promise<{ path: string; text: string }> {
  const downloading = button.page().waitForEvent('download');
  await button.click();
  const path = await (await downloading).path();
  return { path, text: readFileSync(path, 'utf8') };
}

// The dock and the cabina show the same sections, so most sections are tested in one of them. What a test in jsdom of
// `devtools/panel` also shows is tested here at night only.
test('the section Recorridos finds a recipe by a dialog’s name, says when no recipe matches and copies a recipe’s link', {
  tag: ['@clipboard', '@nightly'],
}, async ({ page, context }) => {
  await context.grantPermissions(clipboard);
  const { panel, section } = await openShell(page, 'cabina');
  await section('Recorridos');
  const search = panel.getByRole('searchbox', { name: 'Buscar un recorrido' });
  await search.fill('qxz wvk');
  await expect(panel.getByText('Ningún recorrido dice eso.')).toBeVisible();
  await search.fill('poolGameNotAvailable');
  await panel
    .getByRole('button', { name: /^Más de/ })
    .first()
    .click();
  await panel.getByRole('button', { name: /^Copiar enlace de/ }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('#sim?r=modal/poolGameNotAvailable');
});

test('the section Mundo publishes a result, undoes the result and edits a cell', {
  tag: '@nightly',
}, async ({ page }) => {
  const { panel, app, section, press } = await openShell(page, 'dock');
  await section('Mundo');
  await panel.getByRole('textbox', { name: 'Goles de PUE en PUE–TIJ' }).fill('3');
  await panel.getByRole('textbox', { name: 'Goles de TIJ en PUE–TIJ' }).fill('1');
  await press('Guardar y terminar PUE–TIJ');
  const final = app.locator('[data-game][data-state="final"]');
  await expect(final).toHaveCount(1);
  await press('Deshacer el último cambio');
  await expect(final).toHaveCount(0);
  const cell = panel.getByRole('textbox', { name: 'Horas antes del inicio en que cierra de Jornada 7' });
  await cell.fill('4');
  await cell.press('Enter');
  const getCutoff = () => page.evaluate(() => window.simulator?.clock.resolve('cierre(7, 1)'));
  await expect.poll(getCutoff).toBe(Date.parse('2026-08-28T15:00:00-06:00'));
});

test('Peticiones repeats a call, saves the log and opens Fallas for an endpoint', async ({ page }) => {
  const { panel, section, press } = await openShell(page, 'dock');
  await section('Peticiones');
  const call = panel.getByRole('button', { name: 'GET /api/weeks' });
  await call.click();
  await press('Repetir');
  await expect(call).toHaveCount(2);
  const har = JSON.parse((await saveFile(panel.getByRole('button', { name: 'Descargar HAR' }))).text);
  expect(har.log.entries.length).toBeGreaterThan(4);
  await press('Crear falla');
  await expect(panel.getByRole('combobox', { name: 'Petición' })).toHaveValue('GET /api/weeks');
});

for (const shell of SHELLS)
  test(`${shell}: after a reload of the app, Peticiones lists the calls from before it`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { panel, section } = await openShell(page, shell);
    await section('Peticiones');
    await expect(panel.getByRole('button', { name: 'GET /api/weeks' })).toHaveCount(1);
    if (shell === 'dock') await page.reload();
    else await page.getByRole('button', { name: 'Recargar la app' }).click();
    await expect(panel.getByRole('heading', { name: 'Antes de recargar la página' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'GET /api/weeks' })).toHaveCount(2);
  });

test('the section Cobertura counts a visited screen and exports the coverage', async ({ page }) => {
  const { panel, app, section } = await openShell(page, 'cabina');
  await section('Cobertura');
  const screens = panel.getByRole('progressbar', { name: /^Pantallas/ });
  const before = Number(await screens.getAttribute('value'));
  await app.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click();
  await expect(screens).toHaveJSProperty('value', before + 1);
  const report = JSON.parse((await saveFile(panel.getByRole('button', { name: 'Exportar' }))).text);
  expect(report.routes.seen).toContain('/privacy-policy');
});

test('Ramas starts, compares and renames branches, and exports and imports the world', async ({ page }) => {
  const { panel, section, press } = await openShell(page, 'cabina');
  await section('Ramas');
  await press('Nueva rama aquí');
  await press('Comparar con Principal');
  await expect(panel.getByText('Los dos mundos son iguales.')).toBeVisible();
  const { path } = await saveFile(panel.getByRole('button', { name: 'Exportar' }));
  await panel.getByRole('textbox', { name: 'Nombre de la rama Principal' }).fill('Otra cosa');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('textbox', { name: 'Nombre de la rama Otra cosa' })).toBeVisible();
  await panel.getByLabel('Importar').setInputFiles(path);
  await expect(panel.getByRole('textbox', { name: 'Nombre de la rama Principal' })).toBeVisible();
});

const SIZES = [
  { width: 390, height: 844, max: 120, first: '.section', fields: '16px' },
  { width: 1280, height: 800, max: 200, first: '.recipe', fields: '14px' },
];

/** Returns the font sizes (px) of all texts in the panel except those in fields. */
const listTextSizes = (panel: Locator) =>
  panel.evaluate((root) => {
    const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
    const elements = [...root.querySelectorAll('*')].filter(
      (element) => [...element.childNodes].some(isText) && !element.closest('select, textarea'),
    );
    return [...new Set(elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))];
  });

for (const shell of SHELLS) {
  test(`in the ${shell}, Recorridos begins near the top, with texts of 13 to 15 px, and fields of 16 px on a phone`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { panel, section } = await openShell(page, shell);
    await section('Recorridos');
    const frame = panel.locator('.panel');
    for (const { width, height, max, first, fields } of SIZES) {
      await page.setViewportSize({ width, height });
      const start = panel.locator(first).first();
      await expect(start).toBeVisible();
      const [top, content] = [await frame.boundingBox(), await start.boundingBox()];
      expect((content?.y ?? 0) - (top?.y ?? 0), `${width} px`).toBeLessThanOrEqual(max);
      const sizes = await listTextSizes(frame);
      expect(sizes.filter((size) => size < 13 || size > 15)).toEqual([]);
      for (const field of await frame.locator('input, select').all())
        await expect(field).toHaveCSS('font-size', fields);
    }
  });

  test.describe(shell, { tag: SHELL_TAGS[shell] }, () => {
    test('the section Personas logs the app in as another persona with one press', async ({ page }) => {
      const { panel, app, section, press } = await openShell(page, shell, {
        link: 'as=visitante',
        route: '/',
      });
      await section('Personas');
      await press('Usar: Mariana');
      await expect(app.getByRole('heading', { level: 1 })).toHaveText(/Partidos/);
      await expect(panel.getByRole('listitem').filter({ hasText: 'Mariana' })).toContainText('ACTIVA');
    });

    test('the names of the rows of a table in Mundo stay in view when it scrolls sideways', async ({
      page,
    }) => {
      const { panel, section } = await openShell(page, shell);
      await section('Mundo');
      await panel.getByRole('combobox', { name: 'Tabla' }).selectOption('Partidos');
      const table = panel.getByRole('region', { name: 'Partidos' });
      const name = table.getByRole('rowheader', { name: 'PUE–TIJ' });
      await name.scrollIntoViewIfNeeded();
      const { x } = (await name.boundingBox())!;
      await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      await expect(table.getByRole('columnheader', { name: 'Por qué no se puede' })).toBeInViewport();
      expect((await name.boundingBox())?.x).toBe(x);
    });

    test('“Escribirlo en la app” of Buzón opens the page of the code right after a registration', async ({
      page,
    }) => {
      const { app, section, press } = await openShell(page, shell, { link: 'r=modal/newAccount' });
      await expect(app.getByRole('dialog', { name: '¡Ya casi!' })).toBeVisible({ timeout: 30_000 });
      await section('Buzón');
      await press('Escribirlo en la app');
      await expect(app.getByLabel('Código de 6 dígitos')).toHaveValue(/^\d{6}$/);
      await expect(app.getByRole('dialog')).toBeHidden();
    });

    test('“Escribirlo en la app” of Buzón opens the page of the code from any other page', async ({
      page,
    }) => {
      const { app, section, press } = await openShell(page, shell, { link: 'as=lupe', route: '/faq' });
      await section('Buzón');
      await press('Escribirlo en la app');
      await expect(app.getByLabel('Código de 6 dígitos')).toHaveValue(/^\d{6}$/);
    });

    test('the section Buzón types a code into the app and expires the code', async ({ page }) => {
      const { panel, app, section, press } = await openShell(page, shell, {
        link: 'as=lupe',
        route: '/user/confirm-account',
      });
      await section('Buzón');
      const code = app.getByLabel('Código de 6 dígitos');
      await expect(code).toHaveValue('');
      await press('Escribirlo en la app');
      await expect(code).toHaveValue(/^\d{6}$/);
      await press('Caducar ahora');
      await expect(panel.getByText('caducado')).toBeVisible();
    });
  });

  test.describe(shell, { tag: '@nightly' }, () => {
    test('the date chosen in Tiempo moves the clock, and Ramas compares two branches by the score of a game', async ({
      page,
    }) => {
      const { panel, clock, section, press } = await openShell(page, shell);
      await section('Tiempo');
      await press('Congelar');
      await panel.getByLabel('Elegir fecha y hora').fill('2026-08-28T16:50');
      await press('Ir');
      await expect(clock).toContainText('16:50:00');
      await section('Ramas');
      await press('Nueva rama aquí');
      await section('Mundo');
      await panel.getByRole('textbox', { name: 'Goles de PUE en PUE–TIJ' }).fill('3');
      await panel.getByRole('textbox', { name: 'Goles de TIJ en PUE–TIJ' }).fill('1');
      await press('Guardar y terminar PUE–TIJ');
      await section('Ramas');
      await press('Comparar con Principal');
      await expect(panel.getByRole('region', { name: 'Partidos' })).toContainText(/PUE–TIJ: .* → 3–1/);
    });

    test('▶ beside a missing dialog in Cobertura plays a recipe that shows it', async ({ page }) => {
      const { section, press } = await openShell(page, shell, { density: 'demo' });
      await section('Cobertura');
      await press(/^Reproducir .*, para ver ¿Sellamos tu boleto\?$/);
      await expect(page.getByRole('region', { name: 'Recorrido' })).toContainText('Paso 1 de 3');
    });

    test('after “Preparar”, the app names and outlines the control that the user has to press', async ({
      page,
    }) => {
      const { app, panel, section, press } = await openShell(page, shell);
      await section('Recorridos');
      await panel.getByRole('searchbox', { name: 'Buscar un recorrido' }).fill('modal/sendPool');
      await press('Más de Revisas tu boleto antes de sellarlo');
      await press(/^Preparar: Revisas tu boleto/);
      await expect(app.getByText(/^Ahora te toca: Enviar pronósticos/)).toBeVisible();
      await expect(app.locator('[style*="outline"]')).toBeVisible();
    });

    test('“Probar todos” of Trivia runs each of its recipes over their reloads and says how many went well', async ({
      page,
      noise,
    }) => {
      noise.allow(/422/);
      const { panel, section, press } = await openShell(page, shell);
      await section('Recorridos');
      await panel.getByRole('combobox', { name: 'Ver el grupo' }).selectOption('Trivia');
      const recipes = panel.getByRole('button', { name: /^Reproducir / });
      await expect(recipes.first()).toBeVisible();
      // Counted before the press, because the first recipe reloads the page.
      const count = await recipes.count();
      await press('Probar todos: Trivia');
      await expect(panel.getByText(`${count} de ${count} bien`)).toBeVisible({ timeout: 100_000 });
    });

    test('the search of Recorridos finds a recipe by a misspelt text, and passes a word on to the commands', async ({
      page,
    }) => {
      const { panel, section, press } = await openShell(page, shell);
      await section('Recorridos');
      const search = panel.getByRole('searchbox', { name: 'Buscar un recorrido' });
      await search.fill('¿Cómo se desenpata?');
      await expect(
        panel.getByRole('button', { name: 'Reproducir De vuelta a tu lugar, de un toque' }),
      ).toBeVisible();
      await search.fill('retener');
      await press('Buscar “retener” en todo el simulador');
      await expect(page.getByRole('option', { name: /^Retener: Envío del boleto/ })).toBeVisible();
    });

    test('the command search adds a fault found by Spanish words', async ({ page }) => {
      const { panel } = await openShell(page, shell);
      await page.keyboard.press('Alt+Shift+KeyK');
      await page.getByRole('combobox', { name: 'Comando' }).fill('fallar login no verificado');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('1 falla').first()).toBeVisible();
    });

    test('a link to an unknown persona shows an alert with the parameter of the link', async ({ page }) => {
      const { panel } = await openShell(page, shell, { link: 'as=pepe', route: '/' });
      await expect(panel.getByRole('alert')).toContainText('as=pepe');
    });
  });
}

for (const shell of SHELLS)
  test(`in the ${shell}, no section of Demo that marketing uses has a technical word`, {
    tag: SHELL_TAGS[shell],
  }, async ({ page }) => {
    const { section } = await openShell(page, shell, { density: 'demo' });
    for (const name of [
      'Recorridos',
      'Personas',
      'Tiempo',
      'Buzón',
      'Cobertura',
      'Ramas',
      'Especificación',
    ]) {
      const shown = await section(name);
      await expect(shown).toContainText(name === 'Especificación' ? '9. Límites' : /\S/);
      const technical = (await shown.innerText()).split('\n').filter((line) => TECHNICAL_WORDS.test(line));
      expect(technical, name).toEqual([]);
    }
  });
