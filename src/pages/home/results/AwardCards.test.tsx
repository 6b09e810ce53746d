import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AwardCards } from './AwardCards.tsx';

test.each([
  [true, false, 1],
  [false, true, 1],
  [true, true, 2],
])(
  'with a first place (%s) and a perfect week (%s), %d cards lie above the ticket',
  (isFirst, isPerfect, count) => {
    const { container } = render(<AwardCards isFirst={isFirst} isPerfect={isPerfect} isNew={false} />);
    expect(container.querySelectorAll('.lottery-card')).toHaveLength(count);
  },
);

test.each([true, false])(
  'the cards of results that are seen for the first time (%s) are stamped on',
  (isNew) => {
    const { container } = render(<AwardCards isFirst isPerfect isNew={isNew} />);
    expect(container.querySelectorAll('.animate-stamp')).toHaveLength(isNew ? 2 : 0);
  },
);
