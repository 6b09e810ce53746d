import type { ReactNode } from 'react';
import '../styles/coupon.css';
import { CardArt } from './art/CardArt.tsx';
import { type CardFace, GROUND_CLASSES, type Ground } from './art/card-face.ts';

interface CouponProps {
  card: CardFace;
  ground?: Ground;
  title: string;
  heading?: 'h2' | 'h3' | 'b';
  /** One action, and at most one quiet link beside it. */
  actions: ReactNode;
  tone?: 'queso' | 'paper' | 'blue';
  /** Without a shadow: it only tells. */
  isFlat?: boolean;
  children: ReactNode;
}

/** A coupon: something offered, with one thing to do. */
export function Coupon({
  card,
  ground = 'papel',
  title,
  heading: Heading = 'h3',
  actions,
  tone = 'queso',
  isFlat = false,
  children,
}: CouponProps) {
  const look = ['coupon', tone !== 'queso' && tone, isFlat && 'flat'].filter(Boolean).join(' ');
  return (
    <section className={look}>
      <div>
        <span className={`mini ${GROUND_CLASSES[ground]}`}>
          <CardArt card={card} />
        </span>
        <div>
          <Heading className="coupon-title">{title}</Heading>
          <p>{children}</p>
        </div>
        <div className="actions">{actions}</div>
      </div>
    </section>
  );
}
