import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { cards } from '../../copy/cards.ts';
import { rewardsCopy } from '../../copy/rewards.ts';
import { PrizeTeaser } from './PrizeTeaser.tsx';

test('Inicio shows the weekly prizes of Premios in their order, each with the places that win it', () => {
  render(<PrizeTeaser />, { wrapper: MemoryRouter });
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\d+/, ''));
  expect(shown).toEqual(rewardsCopy.weekly.map(({ art, place }) => `${cards[art]}${place}`));
});
