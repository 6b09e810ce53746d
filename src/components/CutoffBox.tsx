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
        isCompact && 'cutoff-box-compact',
        isClosing && 'cutoff-box-closing',
        className,
      )}
    >
      <span className="cutoff-box-words">
        {title} <small className={classNames('cutoff-box-game', !isClosing && 'text-queso')}>{game}</small>
      </span>
      {children}
    </Tag>
  );
}
