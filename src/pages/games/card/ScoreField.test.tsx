import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { createGameWorld } from '../../../testing/game-world.ts';
import { field, open } from '../GamesPage.test.helper.tsx';
import { ScoreField } from './ScoreField.tsx';

const teams = ['Tigres', 'Pumas', 'Puebla', 'Necaxa'];
const getFocus = () => document.activeElement?.getAttribute('aria-label');

/**
 * Gives the game cards a layout, which jsdom lacks: 240 px each, in a window of 844 px with the game `first` at its
 * top.
 */
function placeCards(first = 1) {
  vi.stubGlobal('innerHeight', 844);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = Number(this.closest<HTMLElement>('[data-game]')?.dataset.game ?? first);
    return new DOMRect(0, (id - first) * 240 + 100, 48, 48);
  });
}

/** Fills the fields in their order on the page; `-` leaves one empty. */
function fillFields(world: ReturnType<typeof createGameWorld>, digits: string) {
  [...digits].forEach((digit, index) => {
    if (digit !== '-')
      world.drafts.setGoals(7, String((index >> 1) + 1), index % 2 ? 'away' : 'home', Number(digit));
  });
}

test.each([
  ['--------', 'Tigres', 'local', 'Goles de Toluca (visitante)'],
  ['2-------', 'Toluca', 'visitante', 'Goles de Pumas (local)'],
  ['21------', 'Pumas', 'local', 'Goles de Atlas (visitante)'],
  ['-1------', 'Tigres', 'local', 'Goles de Pumas (local)'],
  ['2-10----', 'Toluca', 'visitante', 'Goles de Puebla (local)'],
] as const)(
  'with the scores %s, a digit typed into the empty field of %s (%s) moves the focus to the field “%s”',
  async (before, team, side, focus) => {
    placeCards();
    await open({}, (world) => fillFields(world, before));
    await userEvent.click(field(team, side));
    await userEvent.keyboard('3');
    expect(getFocus()).toBe(focus);
  },
);

test.each([
  ['the score is full and another game is empty', '21102---', 'Tigres', 'local'],
  ['the field is full and the other one of the game is empty', '2-------', 'Tigres', 'local'],
  ['the field was emptied with the same visit', '21------', 'Toluca', 'visitante'],
] as const)(
  'a digit that corrects another one leaves the focus when %s',
  async (_what, before, team, side) => {
    placeCards();
    await open({}, (world) => fillFields(world, before));
    await userEvent.click(field(team, side));
    await userEvent.keyboard(_what.includes('emptied') ? '{Backspace}5' : '5');
    expect(getFocus()).toBe(`Goles de ${team} (${side})`);
  },
);

test('a digit typed into an empty field leaves the focus when the next empty game is below the screen', async () => {
  placeCards();
  await open({}, (world) => fillFields(world, '2-1010--'));
  await userEvent.click(field('Toluca', 'visitante'));
  await userEvent.keyboard('3');
  expect(getFocus()).toBe('Goles de Toluca (visitante)');
});

test('`Enter` goes to the next score field, also to one below the screen, and leaves the last one', async () => {
  placeCards();
  await open({}, (world) => fillFields(world, '2110'));
  await userEvent.click(field('Tigres', 'local'));
  const visited: unknown[] = [];
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{Enter}');
    visited.push(getFocus());
  }
  const away = ['Toluca', 'Atlas', 'Pachuca', 'Santos'];
  const names = teams.flatMap((team, index) => [
    `Goles de ${team} (local)`,
    `Goles de ${away[index]} (visitante)`,
  ]);
  expect(visited).toEqual([...names.slice(1), null]);
});

test('a phone’s key `Enter` is named “next” in each score field and “done” in the last one', async () => {
  await open({}, (world) => world.server.keep([{ gameId: '4', homeScore: 1, awayScore: 0 }]));
  const hints = screen.getAllByRole('spinbutton').map((input) => input.getAttribute('enterkeyhint'));
  expect(hints).toEqual(['next', 'next', 'next', 'next', 'next', 'done']);
});

const insert = {
  pasted: (text: string) => userEvent.paste(text),
  // A phone's dictation inserts its text at once.
  dictated: async (text: string, box: HTMLInputElement) => {
    fireEvent.input(box, { target: { value: text }, data: text });
  },
};

test.each<[keyof typeof insert, string, string, string[]]>([
  ['pasted', '3-1', '', ['3', '1']],
  ['pasted', '4', '', ['4', '']],
  ['pasted', '12', '', ['', '']],
  ['dictated', '3-1', '', ['3', '1']],
  ['dictated', '12', '1', ['1', '']],
])(
  'the text %s “%s” in the first field of a game, which has “%s”, gives the scores %o',
  async (how, text, before, expected) => {
    await open();
    await userEvent.click(field('Tigres', 'local'));
    if (before) await userEvent.keyboard(before);
    await userEvent.click(field('Tigres', 'local'));
    await insert[how](text, field('Tigres', 'local'));
    expect([field('Tigres', 'local').value, field('Toluca', 'visitante').value]).toEqual(expected);
  },
);

test('a score field ignores letters, replaces its digit, follows the arrow keys, and is empty when it is cleared', async () => {
  await open();
  const box = field('Tigres', 'local');
  await userEvent.type(box, '-x');
  expect(box.value).toBe('');
  await userEvent.type(box, '4');
  await userEvent.type(box, '7', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(box.value).toBe('7');
  box.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(box.value).toBe('6');
  await userEvent.clear(box);
  expect([box.value, box.getAttribute('aria-valuenow')]).toEqual(['', null]);
});

/** What a keyboard writes into a field: the whole new text of the field, with the kind and the data of its event. */
const type = (value: string, inputType: string, data: string) =>
  fireEvent.input(field('Tigres', 'local'), { target: { value }, inputType, data });

test.each([
  ['2', '23', 'insertCompositionText', '23', '3'],
  ['2', '32', 'insertCompositionText', '32', '3'],
  ['2', '22', 'insertCompositionText', '22', '2'],
  ['1', '10', 'insertCompositionText', '10', '0'],
  ['0', '07', 'insertCompositionText', '07', '7'],
  ['2', '23', 'insertFromComposition', '23', '3'],
  ['2', '23', 'insertReplacementText', '23', '3'],
  ['2', '5', 'insertReplacementText', '5', '5'],
  ['2', '23', 'insertText', '3', '3'],
  ['', '4', 'insertCompositionText', '4', '4'],
  ['2', '', 'insertCompositionText', '', ''],
  ['2', '2a', 'insertCompositionText', '2a', '2'],
  ['2', '234', 'insertCompositionText', '234', '2'],
])(
  'a score field with “%s”, whose text a keyboard replaces by “%s” (%s of “%s”), has “%s”',
  async (before, value, inputType, data, then) => {
    await open({}, (world) => fillFields(world, before));
    await userEvent.click(field('Tigres', 'local'));
    type(value, inputType, data);
    expect(field('Tigres', 'local').value).toBe(then);
  },
);

test('a digit that a composing keyboard corrects leaves the focus in its field', async () => {
  await open({}, (world) => fillFields(world, '2'));
  await userEvent.click(field('Tigres', 'local'));
  type('23', 'insertCompositionText', '23');
  expect(getFocus()).toBe('Goles de Tigres (local)');
});

test.each([
  ['an empty field', null, false, [false, false]],
  ['a field with 0', 0, false, [true, false]],
  ['a field with 9', 9, false, [false, true]],
  ['a field with 4 of a game that has just closed', 4, true, [true, true]],
] as const)(
  'the buttons minus and plus of %s are disabled where they do nothing',
  (_what, goals, isClosed, disabled) => {
    const ignore = () => undefined;
    render(
      <ScoreField
        label="Goles de Tigres (local)"
        team="Tigres"
        goals={goals}
        onChange={ignore}
        onScore={ignore}
        isClosed={isClosed}
        isLast={false}
        variant="filled"
      />,
    );
    const buttons = [/^Quitar/, /^Sumar/].map((name) => screen.getByRole('button', { name }));
    expect(buttons.map((button) => button.getAttribute('aria-disabled') === 'true')).toEqual(disabled);
  },
);
