import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NumberBadge } from '../../components/NumberBadge.tsx';

interface StatLinkProps {
  to: string;
  /** Shown unless there is a `picture`. */
  figure?: string;
  picture?: ReactNode;
  name: string;
  detail: string;
}

/** A figure of the player's, as a link to the page with the details. */
export function StatLink({ to, figure, picture, name, detail }: StatLinkProps) {
  return (
    <Link className="fact" to={to}>
      {picture ? <span className="mini">{picture}</span> : <NumberBadge>{figure}</NumberBadge>}
      <b>{name}</b>
      <small>{detail}</small>
    </Link>
  );
}
