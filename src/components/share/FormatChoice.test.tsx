import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormatChoice } from './FormatChoice.tsx';

const getOption = (name: string) => screen.getByText(name);

test.each([
  ['Publicación', 'feed'],
  ['Historia', 'story'],
] as const)('“%s” is the chosen format while the format is “%s”', (name, format) => {
  render(<FormatChoice format={format} onChange={() => {}} />);
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name }));
});

test('a press of “Historia” chooses the format “story”', async () => {
  const onChange = vi.fn();
  render(<FormatChoice format="feed" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Historia' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('story');
});

test.each(['Publicación', 'Historia'])('“%s” is dark with yellow letters while it is chosen', (name) => {
  render(<FormatChoice format="feed" onChange={() => {}} />);
  const { classList } = getOption(name);
  expect([
    classList.contains('peer-checked:bg-tinta'),
    classList.contains('peer-checked:text-queso'),
  ]).toEqual([true, true]);
});

test('the drawing of “Historia” is higher and narrower than that of “Publicación”', () => {
  render(<FormatChoice format="feed" onChange={() => {}} />);
  const [feed, story] = ['Publicación', 'Historia'].map((name) => {
    const { className = '' } = getOption(name).querySelector('[aria-hidden]') ?? {};
    return {
      width: Number(/w-([\d.]+)/.exec(className)?.[1]),
      height: Number(/h-([\d.]+)/.exec(className)?.[1]),
    };
  });
  expect(story!.height).toBeGreaterThan(feed!.height);
  expect(story!.width).toBeLessThan(feed!.width);
});
