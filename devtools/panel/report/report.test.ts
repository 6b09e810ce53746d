// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../mock-server/index.ts';
import { unpackText } from '../../../mock-server/lib/codec.ts';
import type { RecipeView, RecordedAction, Recording, Simulator } from '../../api.ts';
import { NOTES } from '../../player/recorder/notes.ts';
import { unpackRecipe } from '../../player/recorder/recipe-link.ts';
import { readRecordedRecipe } from '../../recipes/recorded-recipe.ts';
import { startSimulator } from '../../testing.tsx';
import { addAnswers } from './answers.ts';
import { writeReport } from './report.ts';
import { MAX_CALLS } from './report-calls.ts';

const CALL: LogEntry = {
  id: 1,
  method: 'POST',
  by: 'app',
  url: '/api/pool/user',
  endpoint: 'POST /api/pool/user',
  outcome: 'answered',
  status: 422,
  at: Date.parse('2026-08-26T18:00:05Z'),
  ms: 1_200,
  request: { headers: { authorization: 'Bearer 1|secret' }, body: '{"email":"ana@correo.mx"}' },
  response: { headers: {}, body: '{"message":"No bet time"}' },
  isFaulty: false,
  faults: ['Envío | boleto'],
  unseen: null,
  facts: [1, 1],
  unexpectedError: null,
};
const DIALOG = `<div data-modal="poolGameNotAvailable">
  <h2>Partidos No Disponibles</h2><p>Revisa tu boleto, ana@correo.mx.</p>
</div>`;
const ANSWERS = { expected: 'Que se enviara', happened: 'Salió otro aviso a ana@correo.mx' };

let simulator: Simulator;
const write = async (answers = ANSWERS) => addAnswers(await writeReport(simulator, window), answers);

/** Sets a journal with a press of a button of each name. */
function press(...names: string[]) {
  const at = simulator.clock.now();
  const actions = names.map((name) => ({
    action: { do: 'click', target: { role: 'button', name } } as const,
    at,
    seq: simulator.world.cursor(),
  }));
  const journal: Recording = {
    world: { as: 'ana', at: 'semana(7)', route: '/games' },
    startedAt: at,
    actions,
    end: null,
    isOn: true,
  };
  simulator.recorder.journal = () => journal;
}

beforeEach(() => {
  simulator = startSimulator();
  simulator.net.log = () => [CALL];
  simulator.link = async () => 'https://demo.mx/lmx/games#sim?s=abc';
  history.replaceState(null, '', '/lmx/games');
  document.title = 'Partidos | Reto Ruffles';
  document.body.innerHTML = DIALOG;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.innerHTML = '';
});

test.each([
  '/games (Partidos | Reto Ruffles)',
  '**Qué esperabas:** Que se enviara\n',
  '**Qué pasó:** Salió otro aviso a …\n',
  'Diálogo abierto: Partidos No Disponibles',
  /Abrir esta pantalla \(repite los pasos\): http\S+\/lmx\/#sim\?draft=1\.\S+&mode=apply\S*\n- Mundo, sin el diálogo: https/,
  'Texto en pantalla: “Partidos No Disponibles” “Revisa tu boleto, ….”\n',
  '1. mié 26 ago, 12:00:00: Entra como Ana (Panel)\n2. mié 26 ago, 12:00:00: ',
  '3. mié 26 ago, 12:00:00: Toca “Enviar”\n4. mié 26 ago, 12:00:05: La app pide “Envío del boleto” y el servidor contesta: 422 No bet time\n5. mié 26 ago, 12:00:00: La app está en /games',
  'Fallas activas: “POST /api/pool/user: contesta 422 No bet time” (1 vez)\n',
  'El recorrido esperaba otra cosa: No apareció el diálogo poolSent.\n',
  'Persona: Ana',
  'Hora del mundo: mié 26 ago, 12:00:00',
  'Fuera de lo normal: congelado, 1 falla',
  '| mié 26 ago, 12:00:05 | POST /api/pool/user | 422 | 1,200 ms | falla: Envío \\| boleto |',
  '← {"message":"No bet time"}',
  'Reloj del dispositivo: dom 22 nov, 10:00:00, celular con su hora real\n- Zona horaria del navegador: UTC−8\n',
])('the text of a bug report contains “%s”', async (words) => {
  await simulator.world.as('ana');
  const effect = { status: 422, message: 'No bet time' };
  await simulator.fault.add({ match: 'POST /api/pool/user', effect });
  await simulator.clock.device('real');
  const { length } = simulator.world.facts();
  simulator.net.log = () => [{ ...CALL, facts: [length, length] }];
  press('Enviar');
  const played = { recipe: 'modal/poolSent', title: 'Se envía' };
  const failure = { step: 1, why: 'No apareció el diálogo poolSent.' };
  vi.spyOn(simulator.recipe, 'playing').mockReturnValue(played as never);
  vi.spyOn(simulator.recipe, 'list').mockReturnValue([{ id: played.recipe, failure } as RecipeView]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T16:00:00Z') });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  const text = await write();
  if (typeof words === 'string') expect(text).toContain(words);
  else expect(text).toMatch(words);
});

test('a bug report says since when the dialog has been open', async () => {
  simulator.cover.look();
  await simulator.clock.advance('10m');
  const text = await write();
  const since = 'abierto desde mié 26 ago, 12:00:00';
  expect(text).toContain(`Diálogo abierto: Partidos No Disponibles, ${since}\n`);
  expect(text).toContain(
    `12:10:00: La app está en /games, con el diálogo “Partidos No Disponibles”, ${since}\n`,
  );
});

test('a bug report says the status, the wait and the moment of a fault among the active ones and in its step', async () => {
  const fault = {
    match: 'POST /api/pool/user',
    effect: { status: 429, retryAfter: 30 },
    when: 'after',
  } as const;
  await simulator.fault.add({ ...fault, label: 'La mía', times: 'always' });
  const text = await write();
  const full = 'POST /api/pool/user: contesta 429 y pide esperar 30 segundos, después de guardar';
  expect(text).toContain(`- Fallas activas: “La mía”: ${full} (hasta que la quites)\n`);
  expect(text).toContain(`Se pone una falla: ${full}, hasta que la quites (Panel)\n`);
});

test('a bug report says that its link repeats all steps when they begin in a new world', async () => {
  press('Enviar');
  expect(await write()).toContain('El primer enlace los hace todos y deja el recorrido “Reporte”');
});

test.each([
  [1, 'El primer enlace abre el mundo con el paso 1 ya hecho, hace los que siguen y deja'],
  [2, 'El primer enlace abre el mundo con los pasos 1 a 2 ya hechos, hace los que siguen y deja'],
])(
  'a bug report says of a link that begins after %i facts which steps it doesn’t repeat',
  async (facts, words) => {
    for (let fact = 0; fact < facts; fact++) await simulator.world.edit('weeks', 7, { alias: `Mía ${fact}` });
    const { length: startedWith } = simulator.world.facts();
    press('Enviar');
    const journal = simulator.recorder.journal() as Recording;
    const packed = await simulator.world.pack({ isPrivate: true });
    simulator.recorder.journal = () => ({ ...journal, startedWith, world: { ...journal.world, packed } });
    await simulator.world.edit('weeks', 7, { alias: 'Después' });
    simulator.net.log = () => [];
    expect(await write()).toContain(words);
  },
);

test('a bug report contains no e-mail of the tester’s text or of a logged call, and no token', async () => {
  expect(await write()).not.toMatch(/ana@correo|secret/);
});

const LEAKS = {
  'an e-mail': 'rosaura.q@miempresa.mx',
  'a session token': '12|9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  'a typed code': '483726',
  'a typed password': 'la porra de 1986',
};

/** Each places a text in one section of the report. */
const PLACES: Record<string, (leak: string) => void> = {
  'Qué esperabas': () => {},
  'Diálogo abierto': (leak) => {
    document.body.innerHTML = `<div data-modal="poolsSent"><h2>Se envió ${leak} hoy</h2></div>`;
  },
  'Texto en pantalla': (leak) => {
    document.body.innerHTML = `<h1>Hola</h1><p role="alert">No existe ${leak} aquí</p>`;
  },
  Pantalla: (leak) => {
    document.title = `Perfil de ${leak}`;
  },
  Recorrido: (leak) => {
    const played = { recipe: 'mine/1', title: `Con ${leak} escrito` };
    vi.spyOn(simulator.recipe, 'playing').mockReturnValue(played as never);
  },
  'El recorrido esperaba otra cosa': (leak) => {
    vi.spyOn(simulator.recipe, 'playing').mockReturnValue({ recipe: 'mine/1', title: 'Mía' } as never);
    const failure = { step: 0, why: `No apareció ${leak} aquí.` };
    vi.spyOn(simulator.recipe, 'list').mockReturnValue([{ id: 'mine/1', failure } as RecipeView]);
  },
  'Fallas activas': (leak) => {
    simulator.fault.list = () => [
      { match: '*', effect: { drop: true }, label: `Con ${leak} dentro`, times: 'always' } as never,
    ];
  },
  'Toca “': (leak) => press(`Enviar a ${leak} ahora`),
  '| POST': (leak) => {
    simulator.net.log = () => [{ ...CALL, faults: [`Con ${leak} dentro`] }];
  },
  '→ ': (leak) => {
    simulator.net.log = () => [{ ...CALL, request: { headers: {}, body: `{"note":"Con ${leak} dentro"}` } }];
  },
};

test.each(Object.keys(PLACES).flatMap((place) => Object.keys(LEAKS).map((what) => [place, what] as const)))(
  'in a bug report, the part “%s” shows … in place of %s',
  async (place, what) => {
    const leak = LEAKS[what as keyof typeof LEAKS];
    const at = simulator.clock.now();
    press();
    PLACES[place]?.(leak);
    const typed = [
      { do: 'type', target: { name: 'Código de 6 dígitos' }, text: LEAKS['a typed code'] } as const,
      { do: 'type', target: { name: 'Contraseña' }, text: LEAKS['a typed password'] } as const,
    ];
    simulator.recorder.journal()?.actions.push(...typed.map((action) => ({ action, at, seq: 1 })));
    const text = await write({ expected: `Que ${leak} saliera`, happened: '' });
    const line = text.split('\n').find((written) => written.includes(place)) ?? '';
    expect(line).toContain('…');
    expect(text.replace(/https?:\S+/g, '')).not.toContain(leak);
  },
);

test('a bug report hides a mailed code that the page shows', async () => {
  simulator.mail.list = () => [{ secret: '905172' } as never];
  document.body.innerHTML = '<h1>Tu código es 905172.</h1>';
  expect(await write()).toContain('“Tu código es ….”');
});

test('the text of a bug report without a link to the world names the file of the world to attach', async () => {
  simulator.link = () => Promise.reject(new Error('too long'));
  expect(await write()).toContain(`Mundo: adjunta mundo-${simulator.world.seed()}.json`);
});

test('the text of a bug report lists only the last ten calls', async () => {
  const calls = Array.from({ length: MAX_CALLS + 3 }, (_, id) => ({
    ...CALL,
    id,
    url: `/api/zipcode/${id}.`,
  }));
  simulator.net.log = () => calls;
  const [, text = ''] = (await write()).split('### Últimas peticiones');
  expect(text).not.toContain('/api/zipcode/2.');
  expect(text).toContain('/api/zipcode/3.');
});

test('the text of a bug report has the bodies of the last three failures, and not of a call that went well', async () => {
  simulator.net.log = () =>
    [1, 2, 3, 4, 5].map((id) => ({
      ...CALL,
      id,
      status: id === 5 ? 200 : 422,
      response: { headers: {}, body: `{"message":"Cuerpo ${id}"}` },
    }));
  const bodies = [...(await write()).matchAll(/^← .*Cuerpo (\d)/gm)].map(([, id]) => id);
  expect(bodies).toEqual(['2', '3', '4']);
});

test('the text of a bug report cuts a long body after 400 letters, its arrow included', async () => {
  simulator.net.log = () => [{ ...CALL, response: { headers: {}, body: 'a '.repeat(300) } }];
  expect(/^← (.*)$/m.exec(await write())?.[1]).toBe(`${'a '.repeat(199)}…`);
});

test('the text of a bug report states that there are no calls when the log is empty', async () => {
  simulator.net.log = () => [];
  expect(await write()).toContain('### Últimas peticiones\n\nNinguna.');
});

test('the text of a bug report numbers the last 40 steps as in the whole history', async () => {
  simulator.net.log = () => [];
  press(...Array.from({ length: 42 }, (_, index) => `paso ${index + 1}`));
  const text = await write();
  expect(text).toMatch(/\(Los 3 anteriores están en Ramas\.\)\n\n4\. .*: Toca “paso 4”\n/);
  expect(text).toMatch(/\n42\. .*: Toca “paso 42”\n43\. .*: La app está en \/games/);
});

test('the bug report reads the active faults and “Fuera de lo normal” at the same moment', async () => {
  await simulator.fault.add({ id: 'offline', match: '*', effect: { offline: true }, times: 1 });
  simulator.link = async () => {
    await simulator.fault.clear('offline');
    return 'https://demo.mx/lmx/games#sim?s=abc';
  };
  const report = await write();
  expect(report).toContain('- Fallas activas: ninguna\n- Fuera de lo normal: congelado\n');
});

const SECRETS = {
  'Nombre(s)': 'Rosaura',
  Apellidos: 'Quintanilla',
  'Celular (10 dígitos)': '5598761234',
  'Apodo para el ranking': 'rosi_la_porra',
  'Correo electrónico': 'rosaura.q@miempresa.mx',
};
/** Texts that the tester has mistyped. */
const MISTYPED = [
  ['Código de 6 dígitos', '483726'],
  ['Correo electrónico', 'rosi.quinta'],
  ['Celular (10 dígitos)', '559876123'],
] as const;

/** Sets a journal in which Rosaura registers, reloads the page and logs in. */
function register() {
  const at = simulator.clock.now();
  const typed = Object.entries(SECRETS).map(
    ([name, text]) => ({ do: 'type', target: { name }, text }) as const,
  );
  const mistyped = MISTYPED.map(([name, text]) => ({ do: 'type', target: { name }, text }) as const);
  const actions = [
    ...mistyped,
    ...typed,
    { do: 'click', target: { role: 'button', name: 'Crear cuenta de Rosaura' } } as const,
    { control: 'reload' } as const,
    { do: 'type', target: { name: 'Correo electrónico' }, text: 'ana@correo.mx' } as const,
    { control: 'verify', email: 'rosaura.q@miempresa.mx' } as const,
  ].map((action) => ({ action, at, seq: 0 }));
  const journal: Recording = {
    world: { as: 'visitante', at: 'semana(7)', route: '/user/register' },
    startedAt: at,
    actions,
    end: null,
    isOn: true,
  };
  simulator.recorder.journal = () => journal;
  simulator.net.log = () => [
    { ...CALL, request: { headers: {}, body: JSON.stringify({ name: 'Rosaura', phone: 5598761234 }) } },
    { ...CALL, url: '/api/user/check?email=rosaura.q%40miempresa.mx&cellphone=5598761234' },
  ];
  document.body.innerHTML = '<h1>Hola, Rosaura</h1><p role="alert">El 55 9876 1234 ya existe</p>';
}

const readLinks = async (text: string) => {
  const packed = [...text.matchAll(/[?&](?:s|draft)=(?:1\.)?([\w-]+)/g)].map(([, link = '']) => link);
  return Promise.all(packed.map((link) => unpackText(link, 1_000_000)));
};

test.each([
  ...Object.values(SECRETS),
  ...MISTYPED.map(([, text]) => text),
  ...['55 9876 1234', '@', '%40', 'ana@correo.mx', 'Rosaura', 'miempresa'],
])(
  'neither the text of a bug report nor its unpacked links contain “%s”, which the tester has used',
  async (secret) => {
    simulator = startSimulator();
    register();
    const text = await write();
    const links = await readLinks(text);
    expect(links).toHaveLength(2);
    const readable = text.replace(/https?:\S+/g, '');
    for (const part of [readable, ...links]) expect(part.toLowerCase()).not.toContain(secret.toLowerCase());
  },
);

test('the replay link of a bug report opens as a recipe with the personas’ e-mails, invented ones and the reload', async () => {
  register();
  const [, draft = ''] = /[?&]draft=([^&\s]+)/.exec(await write()) ?? [];
  const { steps } = await unpackRecipe(draft, readRecordedRecipe);
  const actions = steps.flatMap((step) => step.actions);
  const texts = actions.flatMap((action) =>
    'do' in action && action.do === 'type' ? [String(action.text)] : [],
  );
  expect(texts.slice(0, 3)).toEqual([
    expect.stringMatching(/^\d{6}$/),
    expect.stringMatching(/^[a-z]{4}\.[a-z]{6}$/),
    expect.stringMatching(/^55\d{7}$/),
  ]);
  expect(texts.slice(3)).toEqual([
    expect.stringMatching(/^[A-Z][a-z]{6}$/),
    expect.stringMatching(/^[A-Z][a-z]{10}$/),
    expect.stringMatching(/^55\d{8}$/),
    expect.stringMatching(/^[a-z]{4}_[a-z]{2}_[a-z]{5}$/),
    expect.stringMatching(/^[a-z]{7}\.[a-z]@[a-z]{9}\.mx$/),
    'ana@correo.mx',
  ]);
  expect(actions).toContainEqual({ control: 'reload' });
  expect(actions).toContainEqual({ control: 'verify', email: texts[7] });
});

test.each([
  ['earlierDialog', 'al empezar ya había un diálogo abierto'],
  ['unnamedField', 'aquí se llenó un campo sin nombre'],
  ['longJournal', 'solo se guardan los últimos 150 pasos de esta pantalla'],
] as const)(
  'a bug report whose journal has the note %s says why no link replays it',
  async (name, reason) => {
    press('Enviar');
    const journal = simulator.recorder.journal();
    journal?.actions.unshift({ action: NOTES[name], at: simulator.clock.now() });
    const text = await write();
    expect(text).toContain(`- Ningún enlace repite los pasos: ${reason}\n`);
    expect(text).not.toContain('repite los pasos): http');
  },
);

test('a bug report of too many steps for a link says so', async () => {
  press(...Array.from({ length: 299 }, (_, index) => `${Math.sin(index)} ${Math.cos(index)}`));
  expect(await write()).toContain(
    '- Ningún enlace repite los pasos: los pasos y su mundo no caben en un enlace\n',
  );
});

test('a report from the cabina has the size of the window of the app and of the cabina', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const app = Object.assign(frame.contentWindow as Window, { innerWidth: 390, innerHeight: 844 });
  const { text } = await writeReport(simulator, app);
  expect(text).toContain('- Ventana de la app: 390×844 px');
  expect(text).toContain(`- Ventana de la cabina: ${innerWidth}×${innerHeight} px`);
});

test('a report from the dock has the size of one window', async () => {
  const { text } = await writeReport(simulator, window);
  expect(text).toContain(`- Ventana de la app: ${innerWidth}×${innerHeight} px`);
  expect(text).not.toContain('Ventana de la cabina');
});

test.each<[action: RecordedAction['action'], words: string]>([
  [{ do: 'dismiss' }, 'Cierra con Escape'],
  [{ do: 'choose', target: { name: 'Estado' }, option: 'Jalisco' }, 'Elige “Jalisco” en “Estado”'],
  [{ do: 'type', target: { name: 'Ciudad' }, text: '' }, 'Borra “Ciudad”'],
  [{ do: 'type', target: { name: 'Ciudad' }, text: 'Tepic' }, 'Escribe “Tepic” en “Ciudad”'],
  [{ do: 'type', target: { name: 'Contraseña' }, text: 'papas con chile' }, 'Llena “Contraseña”'],
  [
    { do: 'type', target: { name: 'Correo electrónico' }, text: 'ana@correo.mx' },
    'Escribe en “Correo electrónico” el correo de Ana',
  ],
  [{ do: 'go', route: '/ranking' }, 'Abre /ranking'],
])('a step of a bug report for the action %j reads “%s”', async (action, words) => {
  press('Enviar');
  const journal = simulator.recorder.journal() as Recording;
  simulator.recorder.journal = () => ({ ...journal, actions: [{ ...journal.actions[0]!, action }] });
  expect(await write()).toMatch(
    new RegExp(`^1\\. [^:]+:\\d\\d:\\d\\d: ${words.replace(/[?*+/.]/g, '\\$&')}$`, 'm'),
  );
});

test('the link of a bug report opens the panel at Ramas; in front of the real server, at Peticiones', async () => {
  expect(await write()).toContain('&panel=open&density=qa&section=branches');
  const real = await writeReport({ ...simulator, isReal: true }, window);
  expect(real.text).toContain('&panel=open&density=qa&section=network');
});

test('the text of a bug report has at most ten calls', () => {
  expect(MAX_CALLS).toBe(10);
});
