import { signal } from '@preact/signals-react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCrests, readCrests } from '../../components/art/crest.test.helper.ts';
import { REVIEW } from '../../testing/sample-dialogs.ts';
import { ReviewBody } from './ReviewBody.tsx';

const getRows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('the review lists the scores that will be sent, and counts the games without a score', () => {
  render(<ReviewBody {...REVIEW} />);
  expect(getRows()).toEqual([
    expect.stringMatching(/Tigres.*2 – 0.*Toluca/),
    expect.stringMatching(/Guadalajara.*2 – 1.*Cruz Azul/),
    expect.stringMatching(/Pumas.*1 – 3.*Querétaro/),
  ]);
  screen.getByText('Te falta 1 partido por llenar; puedes enviarlo después.');
});

test('a game that leaves the reviewed games leaves the list of the open review', () => {
  const lines = signal(REVIEW.lines.value);
  render(<ReviewBody {...REVIEW} lines={lines} />);
  act(() => {
    lines.value = lines.value.slice(1);
  });
  expect(getRows()).toEqual([
    expect.stringMatching(/Guadalajara.*2 – 1.*Cruz Azul/),
    expect.stringMatching(/Pumas.*1 – 3.*Querétaro/),
  ]);
});

test('the review says nothing of games to fill or of games that close soon when there are none', () => {
  render(<ReviewBody {...REVIEW} toFill={signal(0)} />);
  expect(document.body.textContent).not.toMatch(/falta|próximas 24 horas/);
});

test('a score of the review has the home club’s crest and name on the left, and the away club’s on the right', async () => {
  render(<ReviewBody {...REVIEW} />);
  const [row] = screen.getAllByRole('listitem');
  await waitFor(() => expect(row && readCrests(row)).toEqual(getCrests('TIG', 'TOL')));
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '',
    'TigresTIG',
    '2 – 0',
    'TolucaTOL',
    '',
  ]);
});

test('in the first frame of the review each crest is one plain shape in the first colour of its club', () => {
  render(<ReviewBody {...REVIEW} />);
  const [row] = screen.getAllByRole('listitem');
  const shapes = [...(row?.querySelectorAll('svg') ?? [])].map(({ children: [shape, ...more] }) => [
    shape?.getAttribute('fill'),
    more.length,
  ]);
  const { home, away } = REVIEW.lines.value[0]!;
  expect(shapes).toEqual([
    [home.color, 0],
    [away.color, 0],
  ]);
});
