import type { ReactNode } from 'react';
import { NumberBadge } from '../../components/NumberBadge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';

interface StatLinkProps {
  to: string;
  figure?: string;
  picture?: ReactNode;
  name: string;
  detail: string;
}

export function StatLink({ to, figure, picture, name, detail }: StatLinkProps) {
  return (
    <RouteLink
      className={classNames(
        'grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-[.2rem] border-2 border-tinta bg-blanco px-4 py-[.9rem]',
        'text-inherit no-underline shadow-tinta',
      )}
      to={to}
    >
      {picture ? (
        <span className="row-span-2 h-15.5 w-15 border-2 border-tinta bg-queso p-0.75">{picture}</span>
      ) : (
        <NumberBadge className="row-span-2 min-w-[1.6em] px-[.2em] py-[.08em] text-44/110">
          {figure}
        </NumberBadge>
      )}
      <b className="condensed text-19/110">{name}</b>
      <small className="text-15/130 text-humo">{detail}</small>
    </RouteLink>
  );
}
