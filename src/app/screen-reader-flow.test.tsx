import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { startScreenReader } from '../testing/screen-reader.ts';
import { setUpScriptedServer } from '../testing/scripted-server.ts';
import { answerWeekSeven } from '../testing/week-seven.ts';

// The virtual screen reader reads the whole page again after each key press, so the tests need a long
// timeout.
vi.setConfig({ testTimeout: 240_000 });

const server = setUpScriptedServer();

async function openWithReader(path: string, options: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp(path, options);
  const reader = await startScreenReader();
  screen.getByRole('heading', { level: 1 }).focus();
  await reader.hear(/^heading, .*level 1$/m);
  await reader.takeTranscript();
  return { ...app, ...reader };
}

test('a screen reader says the number of errors of an empty registration, and each field with its error', async () => {
  const player = await openWithReader('/user/register');
  screen.getByRole('link', { name: 'Cancelar' }).focus();
  await player.tabTo(/^button, Continuar/);
  await player.press('Enter');
  await player.hear(/^textbox, Nombre.*invalid/m);
  await player.tabTo(/^textbox, Año/);
  const transcript = await player.takeTranscript();
  expect(transcript.announced).toContainEqual(expect.stringMatching(/Te faltan 5 datos/));
  expect(transcript.spoken).toEqual([
    'link, Cancelar',
    'button, Continuar',
    'textbox, Nombre(s), Este campo es obligatorio, invalid',
    'textbox, Apellidos, Este campo es obligatorio, invalid',
    'textbox, Día, Este campo es obligatorio, invalid, placeholder Día',
    'combobox, Mes, Este campo es obligatorio, has popup listbox, not expanded, invalid',
    'textbox, Año, Este campo es obligatorio, invalid, placeholder Año',
  ]);
});

test('a screen reader says each step of filling in and sending predictions and answering the trivia', async () => {
  answerWeekSeven(server);
  server.on('POST /api/pool/user', {
    json: {
      message: 'Pool saved',
      trivia: { id: 3, question: '¿Quién ganó?', answer: '{"options":["Tigres","Toluca"]}' },
    },
  });
  const saved = { id: 1, game_id: 1, home_score: 2, away_score: 1 };
  server.on('GET /api/pool/user/all', { json: [] }, { json: { 7: [saved] } });
  server.on('POST /api/trivia/answer', { json: { is_correct: true } });
  const player = await openWithReader('/games', { token: 'ana-1' });
  (await screen.findByRole('button', { name: 'Siguiente vacío' })).focus();
  await player.tabTo(/^spinbutton, Goles de Tigres \(local\)/);
  await player.user.keyboard('21');
  await player.hear(/Borrador guardado/);
  const draft = await player.takeTranscript();
  expect(draft.spoken).toEqual([
    'button, Siguiente vacío',
    'button, Faltan, not pressed',
    'button, Enviados, not pressed',
    'button, Todos, pressed',
    'button, Pegar mi quiniela, not expanded',
    'button, Quitar un gol a Tigres',
    'spinbutton, Goles de Tigres (local), max value 9, min value 0, current value Vacío',
    'spinbutton, Goles de Toluca (visitante), max value 9, min value 0, current value Vacío',
    'spinbutton, Goles de Pumas (local), max value 9, min value 0, current value Vacío',
  ]);
  expect(draft.announced).toEqual(['Borrador guardado en este dispositivo']);

  (await screen.findByRole('link', { name: 'Agregar a Google Calendar' })).focus();
  await player.tabTo(/^button, Enviar pronóstico/);
  await player.press('Enter');
  await player.tabTo(/^button, Sí, enviar/);
  await player.press('Enter');
  await player.hear(/¡Boleto sellado!/);
  await player.tabTo(/^button, Aceptar/);
  const boleto = await player.takeTranscript();
  expect(boleto.spoken).toEqual([
    'link, Agregar a Google Calendar',
    'button, Enviar pronóstico (1)',
    'alertdialog, ¿Sellamos tu boleto?, Vas a enviar 1 pronóstico. Ojo: una vez enviado, ya no se puede modificar., modal',
    'region, Lo que vas a enviar',
    'button, Sí, enviar',
    'button, Aceptar',
  ]);
  expect(boleto.announced.at(-1)).toBe('¡Boleto sellado! 1 pronóstico sellado. Te falta 1.');

  await player.press('Enter');
  // Its code is loaded late. Before it is there, Tab would go through the page.
  await screen.findByRole('dialog', { name: 'Trivia' });
  await player.tabTo(/^button, Continuar/);
  await player.press('Enter');
  await player.hear(/Este campo es obligatorio/);
  await player.tabTo(/^button, Tigres/);
  await player.user.keyboard(' ');
  await player.tabTo(/^button, Continuar/);
  await player.press('Enter');
  await player.tabTo(/^button, Aceptar/);
  const trivia = await player.takeTranscript();
  // Between two dialogs the focus may be on the page for a moment, depending on when the code of the second one comes.
  const first = trivia.spoken.findIndex((words) => words.startsWith('dialog, Trivia'));
  expect(trivia.spoken.slice(first)).toEqual([
    'dialog, Trivia, Contesta para continuar. Si le atinas, ¡te llevas 1 punto extra!, modal',
    'button, Tigres, not pressed',
    'button, Toluca, not pressed',
    'button, Continuar',
    'button, Regresar',
    'region, Pregunta y respuestas',
    'button, Tigres, not pressed',
    'button, Toluca, not pressed',
    'button, Continuar',
    'dialog, Felicidades, ¡Le atinaste! Sumaste 1 punto extra., modal',
    'button, Aceptar',
  ]);
  expect(trivia.announced).toContain('Este campo es obligatorio');
});
