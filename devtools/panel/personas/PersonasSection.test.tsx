import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Simulator } from '../../api.ts';
import { readRecording } from '../../player/recorder/recording.ts';
import { showPanel, startSimulator } from '../../testing.tsx';
import { writeReport } from '../report/report.ts';

const getActive = () => screen.getByText('ACTIVA').closest('li')?.querySelector('b')?.textContent;

/** Personas, the header, the report and a new recording each name the account. */
async function readAnswers(simulator: Simulator) {
  const { text } = await writeReport(simulator, window);
  await simulator.recorder.start();
  return {
    active: getActive(),
    header: screen
      .getByRole('button', { name: 'Quitar fallas y normalizar el reloj' })
      .parentElement?.querySelector('.tag')?.textContent,
    report: /Persona: (.*)/.exec(text)?.[1],
    recording: readRecording()?.world.as,
  };
}

test.each([
  ['Visitante', ['ana', 'visitante'], 'visitante, sin sesión'],
  ['Ana', ['visitante', 'ana'], 'Ana'],
  ['Nico', ['ana', 'nico'], 'Nico'],
  ['Lupe', ['ana', 'lupe'], 'lupe, sin sesión'],
  ['Ernesto', ['ana', 'ernesto'], 'ernesto, sin sesión'],
])(
  'the panel, the report and a new recording all say that %s is using the page',
  async (name, personas, report) => {
    const simulator = startSimulator();
    showPanel(simulator, { section: 'personas' });
    for (const id of personas) await simulator.world.as(id);
    await waitFor(() => expect(getActive()).toBe(name));
    expect(await readAnswers(simulator)).toEqual({
      active: name,
      header: name,
      report,
      recording: personas.at(-1),
    });
  },
);

test('after Ana and then Visitante, “Cerrar su sesión desde el servidor” and “Borrar la cuenta” in Mundo are disabled', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await simulator.world.as('visitante');
  showPanel(simulator, { section: 'world' });
  for (const name of ['Cerrar su sesión desde el servidor', 'Borrar la cuenta'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('“Usar” logs Ana in after her e-mail was changed, and shows her new e-mail', async () => {
  const simulator = startSimulator();
  await simulator.world.edit('users', 3, { email: 'otra@correo.mx' });
  showPanel(simulator, { section: 'personas' });
  await userEvent.click(screen.getByRole('button', { name: 'Usar: Ana' }));
  await waitFor(() => expect(getActive()).toBe('Ana'));
  const row = screen.getByText('ACTIVA').closest('li') as HTMLElement;
  expect(within(row).getByText('otra@correo.mx')).toBeTruthy();
});

test('“Crear y usar” adds an invented person with the chosen trait to the list, active, and “Usar” returns to her', async () => {
  const simulator = startSimulator();
  showPanel(simulator, { section: 'personas' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Cómo es' }),
    'Con apóstrofo en su apellido',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Crear y usar' }));
  await waitFor(() => expect(getActive()).toMatch(/ [DO]'/));
  const name = getActive();
  await simulator.world.as('ana');
  await waitFor(() => expect(getActive()).toBe('Ana'));
  await userEvent.click(screen.getByRole('button', { name: `Usar: ${name}` }));
  await waitFor(() => expect(getActive()).toBe(name));
});

test('a recording notes the account that “Persona nueva” creates, with its data', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  await simulator.recorder.start();
  await simulator.people.add('unverified');
  const actions = readRecording()?.actions.map(({ action }) => action);
  expect(actions).toMatchObject([
    { control: 'add-account', isVerified: false, person: { phone: expect.stringMatching(/^\d{10}$/) } },
  ]);
});

test.each([
  ['confirmed', 'Creada en este mundo.'],
  ['unverified', 'Creada en este mundo, sin confirmar su correo.'],
] as const)('the list of Personas says of an invented person who is “%s”: “%s”', async (trait, note) => {
  const simulator = startSimulator();
  await simulator.people.add(trait);
  showPanel(simulator, { section: 'personas' });
  expect(screen.getByText(note)).toBeTruthy();
});

test('in the section Personas, only the persona in use has a coloured initial', async () => {
  const simulator = startSimulator();
  await simulator.world.as('ana');
  showPanel(simulator, { section: 'personas' });
  const marked = [...document.querySelectorAll('.initial.on')].map((initial) => initial.closest('li'));
  expect(marked).toEqual([screen.getByText('ACTIVA').closest('li')]);
  await simulator.recorder.watch();
});
