import { expect, test } from 'vitest';
import { packText } from '../../mock-server/lib/codec.ts';
import type { ControlAction } from '../api.ts';
import { packRecipe, unpackRecipe } from '../player/recorder/recipe-link.ts';
import { codeFor, fail, go, heal, jumpTo, later, press, seeModal, step, write } from './actions.ts';
import type { Recipe } from './recipe.ts';
import { readRecordedRecipe } from './recorded-recipe.ts';

const unpack = (text: string) => unpackRecipe(text, readRecordedRecipe);

const RECIPE: Recipe = {
  id: 'flow/borrador',
  title: 'Ana envía',
  tags: ['flujos'],
  isRecorded: true,
  world: { as: 'ana', at: 'cierre(7, 1) - 1h', seed: 9, laravel: true, route: '/games' },
  steps: [
    step('Paso 1', '', write('Código', codeFor('ana@correo.mx')), press('Enviar', 1), seeModal('sendPool')),
    step('Paso 2', '', later('2m', { silent: true }), jumpTo('semana(7)'), go('/faq'), heal(), {
      control: 'laravel',
      isOn: true,
    }),
    step('Paso 3', '', fail('POST /api/pool/user', { status: 500 }, 1, 'after'), {
      control: 'edit',
      table: 'games',
      row: '755',
      patch: { home_score: 2 },
    }),
  ],
  ends: { shows: [{ route: '/faq' }] },
};

const pack = async (value: unknown) => `1.${await packText(JSON.stringify(value))}`;
const [first] = RECIPE.steps;
const withAction = (action: unknown) => ({ ...RECIPE, steps: [{ ...first, actions: [action] }] });

test('a recorded recipe is equal after packing and unpacking, except for its id, which becomes “flow/borrador”', async () => {
  const packed = await packRecipe({ ...RECIPE, id: 'flow/borrador-7' });
  expect(packed).toMatch(/^1\.[\w-]+$/);
  expect(await unpack(packed)).toEqual(RECIPE);
});

test('unpacking a recipe link of an earlier build converts its former names of properties, actions and end', async () => {
  const steps = [
    {
      says: 'Paso 1',
      detail: '',
      actions: [
        { pull: 'advance', span: '2m', silent: true },
        { do: 'see', sight: { modal: 'sendPool' } },
        { control: 'release' },
      ],
    },
  ];
  const { ends: _ends, ...before } = RECIPE;
  const former = { ...before, covers: ['modal:sendPool'], expect: [{ sees: { route: '/faq' } }] };
  const recipe = await unpack(await pack({ ...former, steps }));
  expect(recipe.steps).toEqual([
    step('Paso 1', '', later('2m', { silent: true }), seeModal('sendPool'), heal()),
  ]);
  expect(recipe.ends).toEqual(RECIPE.ends);
});

test.each<ControlAction>([
  { control: 'advance', span: '2m', silent: false },
  { control: 'goto', time: 'cierre(7, 1)', silent: false, data: true },
  { control: 'remove', table: 'games', row: { week: 7, game: 1 } },
  { control: 'undo', back: 2 },
  { control: 'publish', game: { week: 7, game: 1 }, score: { home: 2, away: 1 } },
  { control: 'publish-week', week: 7 },
  { control: 'as', persona: 'ana' },
  { control: 'revoke', email: 'ana@correo.mx' },
  { control: 'delete-user' },
  { control: 'verify', email: 'ana@correo.mx' },
  { control: 'answer-trivia', week: 7 },
  { control: 'expire-mail', mail: { mailTo: 'ana@correo.mx', kind: 'code', back: 0 } },
  { control: 'device', mode: 'server' },
  { control: 'add-account', person: { email: 'rosa@correo.mx' }, isVerified: true },
  { control: 'fill-registration', trait: 'apostrophe' },
  { control: 'show', sight: 'offline' },
  { control: 'fail', fault: { match: '*', effect: { offline: true }, times: 'always' } },
  { control: 'heal', fault: 'f1' },
  { control: 'release-calls' },
  { control: 'repeat-call', method: 'POST', url: '/api/pool/user', back: 0 },
  { control: 'poke' },
  { control: 'reload' },
])('the recorded action %j is equal after packing and unpacking', async (action) => {
  const recipe = await unpack(await pack(withAction(action)));
  expect(recipe.steps[0]?.actions).toEqual([action]);
});

test('unpacking a recipe link with an unknown group gives a recipe of the group “De principio a fin”', async () => {
  expect((await unpack(await pack({ ...RECIPE, tags: ['mios'] }))).tags).toEqual(['flujos']);
});

test.each([
  ['a string instead of a recipe', 'hola'],
  ['null instead of a recipe', null],
  ['a recipe without steps', { ...RECIPE, steps: [] }],
  ['a recipe with a blank title', { ...RECIPE, title: ' ' }],
  ['a recipe with the id of a built-in recipe', { ...RECIPE, id: 'modal/sendPool' }],
  ['a recipe with an unknown property', { ...RECIPE, code: 'alert(1)' }],
  ['a world whose route is on another host', { ...RECIPE, world: { ...RECIPE.world, route: '//otro.mx' } }],
  ['a world without a time', { ...RECIPE, world: { as: 'ana', route: '/' } }],
  ['a packed world of other characters', { ...RECIPE, world: { ...RECIPE.world, packed: '<b>' } }],
  [
    'a packed world of 20,000 characters',
    { ...RECIPE, world: { ...RECIPE.world, packed: 'x'.repeat(20_000) } },
  ],
  ['a step without a caption', { ...RECIPE, steps: [{ actions: [] }] }],
  ['an unknown gesture', withAction({ do: 'eval', text: '1' })],
  ['an unknown control action', withAction({ control: 'shutdown' })],
  ['an address of another host', withAction({ do: 'go', route: 'https://otro.mx' })],
  ['a click on a target without a name', withAction({ do: 'click', target: {} })],
  ['a target whose `nth` is no number', withAction({ do: 'click', target: { name: 'Enviar', nth: 'x' } })],
  ['a fault without an effect', withAction({ control: 'fail', fault: { match: '*' } })],
  ['two expectations at the end', { ...RECIPE, ends: { shows: [{ route: '/' }, { route: '/faq' }] } }],
])('unpacking a recipe link that contains %s fails', async (_what, value) => {
  await expect(unpack(await pack(value))).rejects.toThrow('está cortado o dañado');
});
