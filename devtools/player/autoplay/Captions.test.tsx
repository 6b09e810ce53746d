import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, RecipeView, StepView } from '../../api.ts';
import { readPlaylist, savePlaylist } from '../playlist/playlist.ts';
import { Captions } from './Captions.tsx';

const VIEW: StepView = {
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
const LINK = 'http://localhost/lmx/simulador/#sim?r=flow/one&mode=play&step=2';
const outline = ['Llena', 'Guarda', 'Mira'].map((says) => ({ says, detail: '' }));
const runner = {
  list: () =>
    ['Uno', 'Dos'].map((title, at) => ({ id: ['flow/one', 'flow/two'][at], title, outline }) as RecipeView),
  play: vi.fn(async () => {}),
  goTo: vi.fn(),
  pause: vi.fn(),
  skip: vi.fn(),
  link: vi.fn(async () => LINK),
  canReturn: () => false,
};

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ 'flow/one': 3 }));
});

const show = (step: Partial<StepView> = {}, isStage = false) =>
  render(
    <Captions
      step={{ ...VIEW, ...step }}
      runner={runner as unknown as RecipeRunner}
      layout={isStage ? 'stage' : 'bar'}
      onClose={() => {}}
    />,
  );

test.each([
  [1, '1 min 5 s'],
  [2, '33 s'],
])(
  'the captions bar at an autoplay speed of %d shows the number of the step and the time left, %s',
  (speed, left) => {
    show({ speed });
    expect(screen.getByText(`Paso 2 de 3 · quedan ${left}`)).toBeTruthy();
  },
);

test.each([
  ['hidden until the step shows it', false, 'hidden'],
  ['visible once the step shows it', true, 'visible'],
])('the outcome of a step in the captions bar of autoplay is %s', (_when, showsDetail, visibility) => {
  show({ showsDetail });
  expect(screen.getByText('Queda guardado.').style.visibility).toBe(visibility);
});

test('playback of a statement stops with its number, its Spanish sentence and the reason for the stop in the captions', async () => {
  const piece = { id: '4.11', text: 'Register success sets success', spanish: 'Tu cuenta queda creada.' };
  const block = { kind: 'item', level: 1, isOurs: false, pieces: [piece] };
  vi.stubGlobal('fetch', async () => Response.json({ blocks: [block], tests: {} }));
  show({ statement: '4.11', isDone: true, pauseReason: 'statement' });
  const line = await screen.findByText(/Tu cuenta queda creada/);
  expect(line.textContent).toBe('Enunciado 4.11 Tu cuenta queda creada.');
  expect(screen.getByText('Aquí se ve este punto: ▶ sigue')).toBeTruthy();
});

test('the captions of a statement say that it is seen here at a last step too, and beside a phone in full screen', () => {
  show({ statement: '4.11', isDone: true, isOver: true, index: 2 }, true);
  expect(screen.getByText('Aquí se ve este punto · Fin del recorrido')).toBeTruthy();
});

test('“Ver los pasos” in the captions opens the list of steps, and a pressed step is where autoplay goes', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Ver los pasos' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  const steps = within(screen.getByRole('list', { name: 'Uno' })).getAllByRole('button');
  expect(steps.map((item) => item.textContent)).toEqual(['✓Llena', '2Guarda', '3Mira']);
  await userEvent.click(steps[2] as HTMLElement);
  expect(runner.goTo).toHaveBeenCalledExactlyOnceWith(2);
});

test.each([
  ['Pausar', runner.pause],
  ['Paso siguiente', runner.skip],
])('“%s” in the captions bar leaves the focus in the field of the app', async (name, act) => {
  const field = document.body.appendChild(document.createElement('input'));
  const left = vi.fn();
  field.addEventListener('blur', left);
  show();
  field.focus();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(act).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  expect(left).not.toHaveBeenCalled();
  field.remove();
});

test('the captions bar shows the error when the link to the current step can’t be created', async () => {
  const user = userEvent.setup();
  runner.link.mockRejectedValueOnce(new Error('No cabe en un enlace.'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copiar enlace de este paso' }));
  expect(screen.getByText('No cabe en un enlace.')).toBeTruthy();
});

test('“Código QR de este paso” in the captions bar pauses the recipe and shows the code of the step’s link', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Código QR de este paso' }));
  const address = await screen.findByRole('textbox', { name: 'Dirección del enlace' });
  expect(address).toHaveProperty('value', LINK);
  expect(runner.pause).toHaveBeenCalledOnce();
});

test('after the end of a recipe, its captions copy the link of the whole recipe', async () => {
  const user = userEvent.setup();
  show({ index: 2, isOver: true });
  await user.click(screen.getByRole('button', { name: 'Copiar enlace del recorrido' }));
  expect(runner.link).toHaveBeenCalledExactlyOnceWith('flow/one', 0, 1);
});

test('after the end of a recipe that the user has interrupted, its captions say only that it is over', () => {
  show({ index: 2, isOver: true, pauseReason: 'person' });
  expect(screen.getByText('Fin del recorrido')).toBeTruthy();
  expect(screen.queryByText(/Tú tienes el control/)).toBeNull();
});

test('the captions of a recipe that failed say where it stopped, and not that it is over', () => {
  show({
    isOver: true,
    failure: { step: 1, why: 'No encontré el botón “Guardar” en la pantalla.' } as never,
  });
  expect(screen.getByText('Se detuvo aquí')).toBeTruthy();
  expect(screen.queryByText('Fin del recorrido')).toBeNull();
});

test('“Pantalla completa” in the captions bar of a page fills the screen with the page', async () => {
  const fill = vi.fn(async () => {});
  Object.assign(document, { fullscreenEnabled: true });
  document.documentElement.requestFullscreen = fill;
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Pantalla completa' }));
  expect(fill).toHaveBeenCalledOnce();
  Object.assign(document, { fullscreenEnabled: undefined });
});

test.each([false, true])(
  '“Ver otra vez” after the end plays the recipe again at its speed: full screen %s',
  async (isStage) => {
    show({ isOver: true, speed: 2 }, isStage);
    await userEvent.click(screen.getByRole('button', { name: 'Ver otra vez' }));
    expect(runner.play).toHaveBeenCalledExactlyOnceWith('flow/one', { speed: 2, statement: undefined });
  },
);

test('the end of a recipe in a list names the next one, which “Ver el siguiente” of the full screen plays', async () => {
  savePlaylist({ ids: ['flow/one', 'flow/two'], at: 0 });
  show({ isOver: true }, true);
  expect(screen.getByText('Sigue: Dos')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver el siguiente' }));
  expect(runner.play).toHaveBeenCalledExactlyOnceWith('flow/two', {});
});

test.each([false, true])(
  'the end of a list says so, and its button plays the list again: full screen %s',
  async (isStage) => {
    savePlaylist({ ids: ['flow/two', 'flow/one'], at: null, isOver: true });
    show({ isOver: true }, isStage);
    expect(screen.getByText('Fin de la lista')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ver otra vez la lista' }));
    expect(runner.play).toHaveBeenCalledExactlyOnceWith('flow/two', {});
  },
);

test('closing the captions ends the list, so that its next recipe does not begin', async () => {
  savePlaylist({ ids: ['flow/one', 'flow/two'], at: 0 });
  show();
  expect(screen.getByText(/^Recorrido 1 de 2 · Paso 2 de 3/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el recorrido' }));
  expect(readPlaylist()).toMatchObject({ ids: ['flow/one', 'flow/two'], at: null });
});

test.each([
  ['while the recipe plays', false, 0],
  ['after its end', true, 1],
])(
  '%s, the captions of the cabina have “Jugar desde aquí”, which ends the list: %s',
  async (_when, isOver, count) => {
    const playOn = vi.fn();
    savePlaylist({ ids: ['flow/one', 'flow/two'], at: 0 });
    render(
      <Captions
        step={{ ...VIEW, isOver }}
        runner={runner as unknown as RecipeRunner}
        onPlayOn={playOn}
        onClose={() => {}}
      />,
    );
    const buttons = screen.queryAllByRole('button', { name: 'Jugar desde aquí' });
    expect(buttons).toHaveLength(count);
    for (const button of buttons) await userEvent.click(button);
    expect(playOn).toHaveBeenCalledTimes(count);
    expect(readPlaylist()).toMatchObject({ at: isOver ? null : 0 });
  },
);

test.each([
  ['Paso anterior', -1],
  ['Paso siguiente', 1],
])('“%s” in the captions bar goes %s step', async (name, direction) => {
  show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(runner.skip).toHaveBeenCalledExactlyOnceWith(direction);
});

test('the captions bar is a region of its own, and tells a screen reader its notes', () => {
  show();
  const bar = screen.getByRole('region', { name: 'Recorrido' });
  expect(within(bar).getAllByRole('status').length).toBeGreaterThan(0);
});

test.each([
  ['before its end', false, true],
  ['after its end', true, false],
])(
  'captions that are closed %s offer to go back to the world before: %s',
  async (_when, isOver, isOffered) => {
    runner.canReturn = () => true;
    Object.assign(runner, { onStep: () => () => {} });
    show({ isOver });
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar el recorrido' }));
    const host = document.getElementById('simulator-show');
    expect(host?.shadowRoot?.querySelector('[aria-label="Volver a como estaba"]') != null).toBe(isOffered);
    host?.remove();
    runner.canReturn = () => false;
  },
);
