import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NumberBadge } from '../../components/NumberBadge.tsx';

interface FactProps {
  to: string;
  /** The number on the plate, or a picture where there is none. */
  figure?: string;
  picture?: ReactNode;
  name: string;
  detail: string;
}

/** One thing worth knowing, which leads to where it is told in full. */
export function Fact({ to, figure, picture, name, detail }: FactProps) {
  return (
    <Link className="fact" to={to}>
      {picture ? <span className="mini">{picture}</span> : <NumberBadge>{figure}</NumberBadge>}
      <b>{name}</b>
      <small>{detail}</small>
    </Link>
  );
}
