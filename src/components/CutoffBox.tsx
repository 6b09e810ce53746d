import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface CutoffBoxProps extends Omit<ComponentProps<'a'>, 'title'> {
  title: string;
  game: ReactNode;
  children: ReactNode;
}

/** A dark box with a game and the time left until its cut-off. With `href` it is a link to the game. */
export function CutoffBox({ title, game, className, children, ...rest }: CutoffBoxProps) {
  const Tag = (rest.href === undefined ? 'div' : 'a') as 'a';
  return (
    <Tag
      {...rest}
      className={classNames(
        'condensed flex flex-wrap items-center gap-x-4 gap-y-2 tablet:justify-self-start bg-noche text-base/compact text-inherit no-underline max-tablet:justify-between max-xs:gap-x-2',
        'print:bg-transparent print:text-tinta',
        className,
      )}
    >
      <span className="grow-from-6">
        {title}
        <small className="mt-1 flex items-center gap-1.5 text-display-1 text-queso print:text-tinta">
          {game}
        </small>
      </span>
      {children}
    </Tag>
  );
}
