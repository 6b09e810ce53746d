import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface CutoffBoxProps extends Omit<ComponentProps<'a'>, 'title'> {
  title: string;
  game: ReactNode;
  /** The cut-off is a few minutes away: another colour, and a shadow. */
  isClosing?: boolean;
  /** On a phone, the title and the game share a line above the time. */
  isCompact?: boolean;
  children: ReactNode;
}

/** A dark box with a game and the time left until its cut-off. With `href` it is a link to the game. */
export function CutoffBox({
  title,
  game,
  isClosing,
  isCompact,
  className,
  children,
  ...rest
}: CutoffBoxProps) {
  const Tag = (rest.href === undefined ? 'div' : 'a') as 'a';
  return (
    <Tag
      {...rest}
      className={classNames(
        'cutoff-box condensed',
        isCompact ? 'gap-y-1 max-tablet:min-w-38 max-tablet:flex-col max-tablet:items-start' : 'gap-y-2',
        isClosing ? 'bg-queso text-tinta shadow-tinta' : 'bg-noche text-inherit',
        'print:bg-transparent print:text-tinta',
        className,
      )}
    >
      <span className={isCompact ? 'tablet:grow-from-6 max-tablet:text-sm/none' : 'grow-from-6'}>
        {title}{' '}
        <small
          className={classNames(
            'mt-1 items-center gap-1.5 text-display-1 print:text-tinta',
            isCompact ? 'tablet:flex max-tablet:inline-flex max-tablet:text-sm/none' : 'flex',
            !isClosing && 'text-queso',
          )}
        >
          {game}
        </small>
      </span>
      {children}
    </Tag>
  );
}
