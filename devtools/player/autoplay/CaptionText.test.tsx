import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StepView } from '../../api.ts';
import type { ListPlace } from '../playlist/playlist.ts';
import { CaptionText } from './CaptionText.tsx';

const STEP: StepView = {
  recipe: 'flow/one',
  title: 'Uno',
  index: 1,
  count: 3,
  caption: 'Guarda',
  detail: 'Queda guardado.',
  statement: null,
  isLoading: false,
  showsDetail: false,
  isDone: false,
  secondsLeft: 65,
  isOver: false,
  isGivenUp: false,
  failure: null,
  pauseReason: null,
  speed: 1,
};
const PLACE: ListPlace = { words: '', listName: '', isPlaying: false, isOver: false, next: null };

/** Returns the line above the caption. */
function show(step: Partial<StepView> = {}, place: Partial<ListPlace> = {}, isFull = false) {
  const { container } = render(
    <CaptionText step={{ ...STEP, ...step }} place={{ ...PLACE, ...place }} layout="bar" isFull={isFull} />,
  );
  return container.querySelector('small')?.textContent;
}

const OVER = { isOver: true, isDone: true };

test.each<[string, Partial<StepView>, Partial<ListPlace>, string]>([
  ['that plays', {}, {}, 'Paso 2 de 3 · quedan 1 min 5 s'],
  ['that plays twice as fast', { speed: 2 }, {}, 'Paso 2 de 3 · quedan 33 s'],
  ['of a list', {}, { words: 'Recorrido 2 de 5' }, 'Recorrido 2 de 5 · Paso 2 de 3 · quedan 1 min 5 s'],
  ['that has ended', OVER, {}, 'Paso 2 de 3 · Fin del recorrido'],
  ['that another follows', OVER, { next: 'Dos' }, 'Paso 2 de 3 · Fin del recorrido · Sigue: Dos'],
  ['that ends a list', OVER, { isOver: true }, 'Paso 2 de 3 · Fin de la lista'],
  ['that has failed', { ...OVER, failure: { step: 1, why: 'No' } }, {}, 'Paso 2 de 3 · Se detuvo aquí'],
  [
    'that shows a statement',
    { statement: '4.12', isDone: true },
    {},
    'Paso 2 de 3 · quedan 1 min 5 s · Aquí se ve este punto',
  ],
  [
    'that waits at a statement',
    { statement: '4.12', isDone: true, pauseReason: 'statement' },
    {},
    'Paso 2 de 3 · quedan 1 min 5 s · Aquí se ve este punto: ▶ sigue',
  ],
  [
    'that ends at a statement',
    { ...OVER, statement: '4.12' },
    {},
    'Paso 2 de 3 · Aquí se ve este punto · Fin del recorrido',
  ],
])('the line over the caption of a recipe %s says where it stands', (_what, step, place, line) => {
  expect(show(step, place)).toBe(line);
});

test.each([
  [1280, 'Uno · Paso 2 de 3 · quedan 1 min 5 s'],
  [390, 'Paso 2 de 3 · quedan 1 min 5 s'],
])('in full screen %i px wide, the line over the caption is “%s”', (width, line) => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, px] = /(min|max)-width: ?(\d+)/.exec(query) ?? [];
    return { matches: bound === 'max' ? width <= Number(px) : width >= Number(px) };
  });
  expect(show({}, {}, true)).toBe(line);
});

test('while the page loads, the captions say “Un momento…” in place of the caption', () => {
  show({ isLoading: true });
  expect([screen.queryByText('Un momento…') !== null, screen.queryByText(STEP.caption)]).toEqual([
    true,
    null,
  ]);
});

test.each([
  [false, 'hidden'],
  [true, 'visible'],
])('the detail of a step that shows it (%s) is %s and always takes its space', (showsDetail, visibility) => {
  show({ showsDetail });
  expect(screen.getByText('Queda guardado.').style.visibility).toBe(visibility);
});

test.each<[string, Partial<StepView>, RegExp | null]>([
  ['the person has taken over', { pauseReason: 'person' }, /^Tú tienes el control/],
  ['the person has taken over a recipe that has ended', { pauseReason: 'person', isOver: true }, null],
  ['the recipe is paused', { pauseReason: 'pause' }, null],
  [
    'a step has failed',
    { failure: { step: 1, why: 'No encontré el botón.' } },
    /^Este paso no salió; vuelve a empezar o elige otro recorrido\.$/,
  ],
])('the caption has its hint when %s', (_when, step, hint) => {
  show(step);
  const caption = screen.getByText('Guarda').closest('p');
  const found = caption?.querySelector('em')?.textContent ?? null;
  if (hint) expect(found).toMatch(hint);
  else expect(found).toBeNull();
});

test('beside a phone in full screen, the title of the recipe is a heading above its caption', () => {
  render(<CaptionText step={STEP} place={PLACE} layout="stage" isFull />);
  expect(screen.getByRole('heading', { name: STEP.title })).toBeTruthy();
});

test.each<[string, string, Partial<StepView>, string]>([
  ['red', 'has failed', { ...OVER, failure: { step: 1, why: 'No está.' } }, 'text-bad'],
  ['amber', 'waits for the person', { pauseReason: 'person' }, 'text-heed'],
])('the hint and the state by the caption are %s when a recipe %s', (_colour, _when, step, tone) => {
  const { container } = render(
    <CaptionText step={{ ...STEP, ...step }} place={PLACE} layout="bar" isFull={false} />,
  );
  const tones = [...container.querySelectorAll('em')].map(({ classList }) => classList.contains(tone));
  expect(tones).toEqual([true, true]);
});

const FAILED = { ...OVER, failure: { step: 1, why: 'No encontré el botón “Enviar”.' } };

test('in a list, the caption of a failed step says that the next recipe can follow', () => {
  show(FAILED, { next: 'Dos' });
  expect(screen.getByText('Este paso no salió; sigue con el siguiente o vuelve a empezar.')).toBeTruthy();
});

test('in QA, the caption of a failed step has the technical reason', () => {
  render(<CaptionText step={{ ...STEP, ...FAILED }} place={PLACE} layout="bar" isFull={false} isQa />);
  expect(
    screen.getByText('El recorrido no salió como dice: Paso 2: No encontré el botón “Enviar”.'),
  ).toBeTruthy();
});

test('in full screen, the name of the list stands above the title of its recipe', () => {
  render(<CaptionText step={STEP} place={{ ...PLACE, listName: 'Para dirección' }} layout="stage" isFull />);
  const name = screen.getByText('Para dirección');
  const title = screen.getByRole('heading', { name: STEP.title });
  expect(name.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
