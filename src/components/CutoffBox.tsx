import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface CutoffBoxProps extends Omit<ComponentProps<'a'>, 'title'> {
  title: string;
  game: ReactNode;
  /** The cut-off is a few minutes away: another colour, and a shadow. */
  isClosing?: boolean;
  children: ReactNode;
}

/** A dark box with a game and the time left until its cut-off. With `href` it is a link to the game. */
export function CutoffBox({ title, game, isClosing, className, children, ...rest }: CutoffBoxProps) {
  const Tag = (rest.href === undefined ? 'div' : 'a') as 'a';
  return (
    <Tag
      {...rest}
      className={classNames(
        'condensed flex flex-wrap items-center gap-x-4 gap-y-2 tablet:justify-self-start text-base/compact no-underline max-tablet:justify-between max-xs:gap-x-2',
        isClosing ? 'bg-queso text-tinta shadow-tinta' : 'bg-noche text-inherit',
        'print:bg-transparent print:text-tinta',
        className,
      )}
    >
      <span className="grow-from-6">
        {title}
        <small
          className={classNames(
            'mt-1 flex items-center gap-1.5 text-display-1 print:text-tinta',
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
