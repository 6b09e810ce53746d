// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { LIST_PAGE } from '../testing/list-app.ts';
import type { PageField } from './field-changes.ts';
import { getFieldTarget, getLabel, getPressTarget } from './targets.ts';

afterEach(() => document.body.replaceChildren());

function draw<E extends HTMLElement = HTMLElement>(html: string): E {
  document.body.innerHTML = html;
  return document.querySelector<E>('[data-target]') as E;
}

test.each<[string, string, object]>([
  ['a button', '<button data-target>Guardar</button>', { role: 'button', name: 'Guardar' }],
  ['a link', '<a href="/a" data-target>Abrir</a>', { role: 'link', name: 'Abrir' }],
  ['a tab', '<button role="tab" data-target>Lunes</button>', { role: 'tab', name: 'Lunes' }],
  [
    'a checkbox',
    '<label><input type="checkbox" data-target> Sin gluten</label>',
    { role: 'checkbox', name: 'Sin gluten' },
  ],
  [
    'a summary',
    '<details><summary data-target> Ver  más </summary></details>',
    { role: 'summary', name: 'Ver más' },
  ],
  [
    'a button with a name of its own',
    '<button aria-label="Cerrar" data-target>✕</button>',
    { role: 'button', name: 'Cerrar' },
  ],
  [
    'the second of two equal buttons',
    '<button>Quitar</button><p><button data-target>Quitar</button></p>',
    { role: 'button', name: 'Quitar', nth: 1 },
  ],
  [
    'a button after a disabled one of the same name',
    '<button disabled>Quitar</button><button data-target>Quitar</button>',
    { role: 'button', name: 'Quitar' },
  ],
])('a press of %s is recorded by its role, its name and its place', (_what, html, target) => {
  expect(getPressTarget(LIST_PAGE, draw(html))).toEqual(target);
});

test.each<[string, string, object]>([
  ['its label', '<label>Tu  nombre <input data-target></label>', { name: 'Tu nombre' }],
  ['its own name', '<input aria-label="Goles" data-target>', { name: 'Goles' }],
  [
    'its place among fields of the same name',
    '<input aria-label="Goles"><input aria-label="Goles" data-target>',
    { name: 'Goles', nth: 1 },
  ],
])('a field is recorded by %s', (_what, html, target) => {
  expect(getFieldTarget(LIST_PAGE, draw<HTMLInputElement>(html) as PageField)).toEqual(target);
});

test.each([
  ['<button data-target>Guardar <b>todo</b></button>', 'Guardar todo'],
  ['<button data-target><div>Envío 8</div><div>Llega vie 4 sep</div></button>', 'Envío 8, Llega vie 4 sep'],
  ['<button data-target>Uno<div></div><i aria-hidden="true">→</i></button>', 'Uno'],
  ['<button aria-label=" Cerrar  aviso " data-target>✕</button>', 'Cerrar aviso'],
])('people read %s as “%s”', (html, label) => {
  expect(getLabel(draw(html))).toBe(label);
});
